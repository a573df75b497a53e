import { chosen, inWorld } from './api.js';

/** @import { JournalEntry } from '../src/worlds/journal.ts' */

const capacity = 1_000;
/** @type {{ world: string; entries: JournalEntry[] }} */
let known = { world: '', entries: [] };
/** @type {Promise<JournalEntry[]> | undefined} */
let reading;

/**
 * @param {JournalEntry | undefined} one
 * @param {JournalEntry} other
 */
const isSame = (one, other) =>
  one?.number === other.number && one.real === other.real && one.url === other.url;

/** @returns {Promise<JournalEntry[]>} */
async function read() {
  const { world } = chosen;
  const last = known.world === world ? known.entries.at(-1) : undefined;
  if (last) {
    /** @type {JournalEntry[]} */
    const [first, ...newer] = await inWorld('GET', `/journal/?after=${last.number - 1}`);
    // A world that was created again has another journal under the same numbers.
    if (isSame(first, last)) {
      known = { world, entries: [...known.entries, ...newer].slice(-capacity) };
      return known.entries;
    }
  }
  known = { world, entries: await inWorld('GET', '/journal/') };
  return known.entries;
}

/** The journal of the chosen world, oldest first. Asks only for the entries that are new. */
export function readJournal() {
  reading ??= read().finally(() => {
    reading = undefined;
  });
  return reading;
}

/** The number of the last call; 0 before the first one. */
export const lastNumber = async () => (await readJournal()).at(-1)?.number ?? 0;

/**
 * The number of the last call that was there at the last action; undefined before the journal was read.
 * @type {number | undefined}
 */
let seen;

/** Makes what comes from now on new. */
export const markSeen = () => {
  seen = known.world === chosen.world ? (known.entries.at(-1)?.number ?? 0) : undefined;
};

/** True if a call came after the last action on this page. */
export const isNew = (/** @type {JournalEntry} */ { number }) =>
  seen !== undefined && number > seen;
