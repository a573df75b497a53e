import { committedInteractions } from '../../../pact/pact-file.ts';

const listingIds = 'the 22 bet types by id';

/** The ids that the client sends for these bet types whatever a host lists. */
const fixedIds: readonly number[] = [2, 20, 22];

function readCodes(): ReadonlyMap<number, string> {
  const interaction = committedInteractions().find(({ description }) => description === listingIds);
  const rows = (interaction?.response.body?.content ?? []) as {
    id: number;
    config: { code: string };
  }[];
  return new Map(rows.map(({ id, config }) => [id, config.code]));
}

let codes: ReadonlyMap<number, string> | undefined;

/** The code of a bet type by its id in the pact's requests. */
export function codeOf(id: unknown): string | undefined {
  codes ??= readCodes();
  return typeof id === 'number' ? codes.get(id) : undefined;
}

/** All codes of the product. */
export function productCodes(): readonly string[] {
  codes ??= readCodes();
  return [...codes.values()];
}

/** Whether the client sends an id without looking it up. */
export const isFixedId = (id: unknown): boolean => fixedIds.some((fixed) => fixed === id);
