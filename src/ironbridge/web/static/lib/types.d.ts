/** Types: what the server sends and takes, as docs/protocol.md tells it. */

import type { Picture } from "../board/picture.js";
import type { Changes } from "./patched.js";

/** A place on the screen, in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** A part of a board, in its own measure. */
export interface Box extends Point {
  w: number;
  h: number;
}

// What is asked, and why not.

export interface Option {
  number: number;
  phrase: string;
  text: string;
  places: string[];
}

/** An answer in the line of a move: after how many others that were chosen it came, and its number among those that left no choice. */
export interface Chip extends Option {
  after: number;
  foregone?: number;
}

/** Which options lead to which places, and where what lies in the hand is of use. */
export interface Ways {
  leads: Record<string, number[]>;
  uses: Record<string, string[]>;
}

export interface Question {
  kind: string;
  seat: number;
  text: string;
  clause: string;
}

export interface Refusal {
  rule: string;
  reason: string;
  text: string;
  clause: { id: string; heading: string; text: string; link: string } | null;
  /** How many more are refused for the same reason. */
  others?: number;
}

// What is seen.

export interface Mark {
  symbol?: string;
  text?: string;
  faint?: boolean;
  seat?: number;
}

export interface Row {
  label: string;
  marks?: Mark[];
  empty?: string;
}

/** Something of a seat's to be looked through, as a table; each line has a cell for every head. */
export interface Shelf {
  title: string;
  heads: string[];
  lines: Mark[][][];
  empty?: string;
}

export interface Panel {
  id: string;
  title: string;
  says?: string;
  seat?: number;
  active?: boolean;
  marks?: Mark[];
  badges?: Mark[];
  rows?: Row[];
  shelves?: Shelf[];
}

export interface Thing {
  id: string;
  says: string;
  owner: number | null;
  strip?: string | null;
  laid?: boolean;
  within: string | null;
}

/** What lies before the one who looks, beside the board; all things in it are of one size. */
export interface Strip {
  id: string;
  title: string;
  size: [number, number];
  empty?: string;
}

/** A move in the log; seat −2 is chance. */
export interface Entry {
  move: number;
  seat: number | null;
  notation: string;
  /** Of the round or era that begins with it, if one does. */
  heading: string;
  lines: string[];
  /** The lines that tell what it was about. */
  deeds: number[];
  did: Deed | null;
}

/** From where to where something goes, for how much, and what it is: a symbol. */
export type Flow = [string, string, string, string];

/** What a move did: ids of the board, what went where, cards that were played, and what is to be heard. */
export interface Deed {
  laid: string[];
  changed: string[];
  gone: string[];
  flows: Flow[];
  cards: Mark[];
  cue: string;
}

interface Sight {
  title: string;
  subtitle: string;
  width: number;
  height: number;
  board_says: string;
  asks: string;
  panels: Panel[];
  things: Thing[];
  strips: Strip[];
  scores: (number | null)[];
  winners: number[];
  log: { from: number; entries: Entry[] };
}

/** A view as it arrives: with a whole board, or with what changed since another view. */
export interface SentView extends Sight {
  board: string | null;
  changed: { definitions: string; board: Changes<string>; panels: Changes<Panel>; things: Changes<Thing> } | null;
}

/** A view that is whole. */
export interface View extends Sight {
  picture: Picture;
}

// A table, and what one person may know of it.

/** Where a game differs from what is shipped. */
/** How many figures of a game, map or edition are the box's. */
export interface Known {
  settings: Record<string, Choice>;
  words: string;
  short: string;
  figures: string;
}

export interface Figures {
  count: number;
  changed: { path: string; value: unknown }[];
}

export interface Seat {
  seat: number;
  name: string | null;
  who: "person" | "invited" | "open" | "bot";
  bot: string | null;
  yours: boolean;
  here: boolean;
  invitation: string | null;
}

export interface Table {
  id: string;
  url: string;
  replay: string | null;
  game: string;
  name: string;
  settings: { name: string; value: Choice; words: string }[];
  figures: Figures | null;
  known: Known | null;
  status: "waiting" | "playing" | "over";
  public: boolean;
  take_back: boolean;
  seeded: boolean;
  host: boolean;
  turn: number | null;
  moves: number;
  seq: number;
  created: number;
  changed: number;
  result: number[] | null;
  winners: number[] | null;
  rematch: string | null;
  seats: Seat[];
}

/** What keeps a bot from moving, and in how many seconds it tries again. */
export interface Stumble {
  seat: number;
  message: string;
  again: number;
}

interface Told<V> {
  seq: number;
  table: Table;
  you: number[];
  eyes: number | null;
  turn: number | null;
  thinking: number | null;
  trouble: Stumble | null;
  moves: number;
  view: V | null;
  question: Question | null;
  options: Option[];
  foregone: Chip[];
  back: { may: boolean; why: string | null } | null;
}

export type State = Told<View>;
export type SentState = Told<SentView>;

/** Ids of the board by what a move being composed would make of them. */
export interface Ghost {
  laid: string[];
  changed: string[];
  gone: string[];
  flows: Flow[];
  /** Where, and who gets how much. */
  gains: [string, string][];
}

interface Answered<V> {
  complete: boolean;
  answers: Option[];
  foregone: Chip[];
  question: Question | null;
  options: Option[];
  view: V | null;
  ghost: Ghost | null;
  would: string[];
  move: string;
}

export type Asked = Answered<View>;
export type SentAsked = Answered<SentView>;

// What is said over the socket.

export interface Fault {
  code: string;
  message: string;
  refusal: Refusal | null;
}

/** What is sent, with the type of its answer. */
export interface Replies {
  ask: SentAsked;
  play: { seq: number };
  why: { refusals: Refusal[]; allowed: boolean };
  ways: Ways;
  back: { seq: number };
  again: { views: SentView[] };
  look: SentState;
}

export type Wish =
  | { do: "ask" | "play" | "ways"; seq: number; answers: number[] }
  | { do: "why"; seq: number; answers: number[]; place: string }
  | { do: "why"; seq: number; answers: number[]; foregone: number }
  | { do: "back"; seq: number }
  | { do: "again"; seq: number; moves: number }
  | { do: "look"; board: string };

/** What the server tells without being asked. */
export type News =
  | ({ type: "state" } & SentState)
  | { type: "seats"; table: Table }
  | { type: "thinking"; seat: number | null }
  | ({ type: "trouble" } & Stumble)
  | ({ type: "error" } & Fault);

/** News, or an answer to the message with the number `re`. */
export type Message = (News | { type: "asked" | "played" | "why" | "ways" | "again" }) & { re?: number | null };

// The shelf, the people, the books.

/** What a setting can be. */
export type Choice = string | number | boolean;

export interface Setting {
  name: string;
  words: string;
  choices: { value: Choice; words: string }[];
}

export interface Title {
  id: string;
  name: string;
  about: string;
  players: number[];
  minutes: number;
  settings: Setting[];
  primer: string | null;
  rules: string;
  figures: string;
  known: Known[];
}

export interface Bot {
  id: string;
  name: string;
  about: string;
}

export interface Me {
  name: string | null;
}

/** A browser in which somebody is known. */
export interface Session {
  id: string;
  label: string;
  created: number;
  seen: number;
  here: boolean;
}

/** All that is kept of somebody beside his games. */
export interface You extends Me {
  lang: string;
  recovers: boolean;
  sessions: Session[];
}

/** A way for another device. */
export interface Linked {
  link: string;
  picture: string;
  until: number;
}

/** Who shall sit somewhere. */
export interface Sitter {
  who: string;
  bot?: string | null;
}

/** The tables that somebody may see. */
export interface Tables {
  open: Table[];
  mine: Table[];
  running: Table[];
  finished: Table[];
}

export interface Clause {
  id: string;
  text: string;
  ruling: string;
  reason: string;
}

/** One thing to know before the first game; the picture is a file's name. */
export interface PrimerSection {
  id: string;
  title: string;
  text: string[];
  picture: string | null;
  clauses: { id: string; text: string; link: string }[];
}

export interface Primer {
  game: string;
  name: string;
  sections: PrimerSection[];
  mistakes: PrimerSection[];
  known: Known[];
}

export interface Rules {
  game: string;
  name: string;
  primer: string | null;
  chapters: { id: string; title: string; clauses: Clause[] }[];
  legend: [string, string][];
}

export interface Figure {
  path: string;
  section: string;
  entry: string;
  field: string;
  value: unknown;
  text: string;
  mark: string;
  detail: string;
  note: string;
  source: string;
}

/** Where figures come from. */
export interface FigureMark {
  id: string;
  words: string;
  count: number;
}

/** A map or an edition, and where the figures of each are. */
export interface FigureChoice {
  words: string;
  choices: { words: string; here: boolean; figures: string }[];
}

/** Figures of one component. */
export interface Component<F extends Figure = Figure> {
  path: string;
  section: string;
  entry: string;
  note: string;
  figures: F[];
}

// The workshop.

export interface Word {
  value: string;
  words: string;
}

/** A figure that can be entered: how, and with which words. */
export interface Enterable extends Figure {
  form: "number" | "numbers" | "choice" | "choices" | "yes";
  options: Word[];
}

/** A part of a file of figures: tables within tables, and what they hold. */
export type Own = { [key: string]: unknown };

/** A section of ours that can be taken into a file. */
export interface Section {
  words: string;
  content: Own | Own[];
}

/** What the server says to figures of one's own. */
export interface Proof {
  figures: Own | null;
  toml: string | null;
  problem: string | null;
  path: string | null;
  changes: { path: string; how: string }[];
  contradicted: string[];
  words: string;
  board: string | null;
  boxes: Record<string, Box>;
}

// A replay.

export interface Replay {
  id: string;
  name: string;
  names: string[];
  over: boolean;
  count: number;
  log: Entry[];
  scores: (number | null)[][];
  /** Of a game that is over: points to be expected and chances to win. */
  expected: number[][] | null;
  chances: number[][] | null;
  figures: Figures | null;
  record: string;
  replay: string;
  known: Known | null;
}

/** How far a review is. */
export interface ReviewState {
  state: "none" | "running" | "stopped" | "done";
  done: number;
  total: number;
  /** Seconds. */
  left: number | null;
  yours: boolean;
}

export interface ReviewRow {
  move: number;
  seat: number;
  mark: string;
  loss: number;
  /** What was played, and what was better: of marked moves only. */
  text?: string;
  played?: string;
  best?: string;
}

export interface Reviewed {
  rows: ReviewRow[];
  losses: { seat: number; phases: number[] }[];
}

/** How good a move is that somebody tried. */
export interface Attempted {
  text: string;
  mark: string;
}

/** How a game ended, seat by seat, the best first. */
export interface Ending {
  seats: number[];
  names: string[];
  totals: number[];
  parts: { text: string; points: number[] }[];
  sections: { title: string; notes: string[] }[];
  /** Can the server draw it in pixels? */
  pixels: boolean;
}

export interface Plan {
  moves: string[];
  /** As the log would tell it. */
  text: string;
  visits: number;
  expected: number[];
  played: boolean;
}

/** What the bot thinks of a position, or why it cannot be told. */
export interface Thoughts {
  move: number;
  choice?: boolean;
  plans?: Plan[];
  problem?: string;
}

// Addresses, and what they answer.

export type Got<P extends string> = P extends "/api/games"
  ? { games: Title[]; bots: Bot[]; opponent: string }
  : P extends "/api/tables"
    ? Tables
    : P extends "/api/you"
      ? You
      : P extends `/api/rules/${string}`
        ? Rules
        : P extends `/api/replays/${string}/positions/${string}`
          ? { move: number; view: SentView }
          : P extends `/api/replays/${string}/thoughts/${string}`
            ? Thoughts
            : P extends `/api/replays/${string}/ending`
              ? Ending
              : P extends `/api/replays/${string}/review`
                ? ReviewState
                : P extends `/api/replays/${string}/review/found`
                  ? Reviewed
                  : P extends `/api/replays/${string}`
                    ? Replay
                    : never;

export type Posted<P extends string> = P extends "/api/me"
  ? Me
  : P extends "/api/you/link"
    ? Linked
    : P extends "/api/you/recovery"
      ? { code: string }
      : P extends `/api/you/${string}`
        ? object
        : P extends "/api/records"
          ? { replay: string }
          : P extends `/api/replays/${string}/review` | `/api/replays/${string}/review/stop`
            ? ReviewState
            : P extends `/api/replays/${string}/ask/${string}`
              ? SentAsked
              : P extends `/api/replays/${string}/attempt/${string}`
                ? Attempted
                : P extends `/api/${"tables" | "join" | "replays"}${string}`
                  ? { table: Table }
                  : P extends `/api/workshop/${string}`
                    ? Proof
                    : never;

/** What stands in a page: of all this, what its component names. */
export interface PageData {
  id: string;
  game: string;
  settings: Record<string, Choice>;
  socket: string;
  me: Me | null;
  you: You;
  languages: { id: string; name: string; here: boolean }[];
  bots: Bot[];
  opponent: string;
  message: string;
}
