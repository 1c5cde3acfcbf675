/** Sound: a few small sounds of our own, made when they are wanted; silent until somebody asks for them. */

import { signal } from "./html.js";
import { keep, kept } from "./kept.js";

/** A tone: when it begins, how long it rings, in seconds, how high it is, in hertz, and how loud. @typedef {{at: number, lasts: number, high: number, loud: number}} Tone */

/** @type {Record<string, Tone[]>} */
const SOUNDS = {
  turn: [
    { at: 0, lasts: 0.5, high: 660, loud: 0.16 },
    { at: 0.13, lasts: 0.7, high: 880, loud: 0.16 },
  ],
  sale: [
    { at: 0, lasts: 0.12, high: 1760, loud: 0.07 },
    { at: 0.07, lasts: 0.4, high: 2349, loud: 0.08 },
  ],
  end: [
    { at: 0, lasts: 1.2, high: 440, loud: 0.12 },
    { at: 0.16, lasts: 1.2, high: 554, loud: 0.12 },
    { at: 0.32, lasts: 1.6, high: 659, loud: 0.14 },
  ],
};
const ATTACK = 0.008;
const SILENT = 0.0001;

/** Does somebody want to hear it? */
export const wanted = signal(kept("sound") === "yes");

/** @type {AudioContext | null} */
let context = null;

/** @param {boolean} yes */
export function want(yes) {
  wanted.value = yes;
  keep("sound", yes ? "yes" : "no");
  if (yes) ring("turn");
}

/** Let a sound be heard, if there is one of this name and somebody wants it. @param {string} name */
export function ring(name) {
  if (!wanted.peek() || !SOUNDS[name]) return;
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume().catch(() => null);
  sound(context, name);
}

/**
 * @param {BaseAudioContext} where
 * @param {string} name
 */
export function sound(where, name) {
  for (const tone of SOUNDS[name]) strike(where, tone);
}

/**
 * One tone, like a small bell.
 * @param {BaseAudioContext} where
 * @param {Tone} tone
 */
function strike(where, { at, lasts, high, loud }) {
  const [voice, volume, start] = [where.createOscillator(), where.createGain(), where.currentTime + at];
  voice.type = "triangle";
  voice.frequency.value = high;
  volume.gain.setValueAtTime(SILENT, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + ATTACK);
  volume.gain.exponentialRampToValueAtTime(SILENT, start + lasts);
  voice.connect(volume).connect(where.destination);
  voice.start(start);
  voice.stop(start + lasts);
}
