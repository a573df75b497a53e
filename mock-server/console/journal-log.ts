import type { WorldControl } from '../client/mock-client.ts';
import type { JournalEntry } from '../src/journal/entry.ts';

const capacity = 1_000;

const isSame = (one: JournalEntry | undefined, other: JournalEntry) =>
  one?.number === other.number && one.real === other.real && one.url === other.url;

/** The journal of a world, oldest first. Asks only for entries after the known ones. */
export async function readJournal(
  world: WorldControl,
  known: readonly JournalEntry[] = [],
): Promise<readonly JournalEntry[]> {
  const last = known.at(-1);
  if (last === undefined) return world.journal();
  const [first, ...newer] = await world.journal({ after: last.number - 1 });
  // A world that was created again has a new journal with the same numbers.
  if (!isSame(first, last)) return world.journal();
  return newer.length === 0 ? known : [...known, ...newer].slice(-capacity);
}

/** True if a call came after another: by its time too, as a restored world gives its numbers again. */
export const isAfter = (entry: JournalEntry, last: JournalEntry | undefined): boolean =>
  last === undefined || entry.number > last.number || entry.real > last.real;
