/** Words: sentences for people, from the server's file, in the language of the page. */

import { file } from "./files.js";

export const lang = document.documentElement.lang;
const plurals = new Intl.PluralRules(lang);

/** @type {Record<string, string | (Record<string, string> & {other: string})>} */
const sentences = await (await fetch(file(`words/${lang}.json`))).json();

/** Is there a sentence of this key? @param {string} key */
export function has(key) {
  return key in sentences;
}

/**
 * The sentence of a key with its values filled in; its form depends on the value `count`.
 * @param {string} key
 * @param {Record<string, unknown>} [values]
 * @returns {string}
 */
export function say(key, values = {}) {
  const found = sentences[key] ?? key;
  const form = typeof found === "string" ? found : counted(found, Number(values.count));
  return form.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}

/**
 * The form that a number takes in this language, or the last if it has no such form.
 * @param {Record<string, string> & {other: string}} forms
 * @param {number} count
 */
function counted(forms, count) {
  return forms[plurals.select(Math.abs(count))] ?? forms.other;
}

/**
 * Names one after the other: "Ada, Bob and Cy".
 * @param {string[]} names
 */
export function listed(names) {
  return new Intl.ListFormat(lang, { type: "conjunction" }).format(names);
}

/** @type {{unit: Intl.RelativeTimeFormatUnit, size: number}[]} */
const UNITS = [
  { unit: "day", size: 86400 },
  { unit: "hour", size: 3600 },
  { unit: "minute", size: 60 },
];

/**
 * When something happened, as short as it can be said.
 * @param {number} seconds since 1970
 */
export function since(seconds) {
  const ago = seconds - Date.now() / 1000;
  const fitting = UNITS.find((each) => -ago >= each.size);
  if (!fitting) return say("just-now");
  const { unit, size } = fitting;
  const relative = new Intl.RelativeTimeFormat(lang, { numeric: "auto", style: "short" });
  return relative.format(Math.ceil(ago / size), unit);
}

/**
 * The time of day.
 * @param {number} seconds since 1970
 */
export function clock(seconds) {
  return new Intl.DateTimeFormat(lang, { timeStyle: "short" }).format(seconds * 1000);
}
