import { firstOfEachId } from './collections.ts';
import { decode } from './decode.ts';
import type { Decoded, Kind } from './kinds.ts';

/** The entries of a list that are read at a stretch. */
export const STEP = 1_000;

/**
 * As `decode`, with pauses while it reads a long list.
 * @param pause is waited for between the steps
 */
export async function decodeInSteps<K extends Kind>(
  kind: K,
  found: unknown,
  pause: () => Promise<void>,
): Promise<Decoded<K> | undefined> {
  if (kind.kind !== 'list' || kind.most !== undefined || !Array.isArray(found))
    return decode(kind, found);
  const entries: unknown[] = [];
  for (let at = 0; at < found.length; at += STEP) {
    if (at > 0) await pause();
    entries.push(...((decode(kind, found.slice(at, at + STEP)) as unknown[] | undefined) ?? []));
  }
  return (kind.byId ? firstOfEachId(entries) : entries) as Decoded<K>;
}
