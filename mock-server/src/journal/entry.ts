import Type, { type Static } from 'typebox';
import { Instant } from '../db/settings.ts';
import { closed, IntegerSchema, StringSchema } from '../shared/schema-types.ts';

/** The parts of a world that control requests change from within: its journal records them, a replay repeats them. */
export const journaledParts = '(?:clock|tokens|faults|players|draws|markets|host-style)';

/** Paths that a world records: of the API, and of the control requests for its journaled parts. */
const recordedPath = new RegExp(`^/(?!w/|__mock/(?!worlds/[^/]+/${journaledParts}(?:/|$)))`);

/**
 * Path and query of a recorded address as they are sent again: without steps upwards. Undefined for an address that no
 * world records, however it is written.
 */
export function recordedTarget(url: string): string | undefined {
  const parsed = URL.parse(url, 'http://mock');
  if (parsed?.host !== 'mock') return undefined;
  try {
    const isRecorded = recordedPath.test(decodeURIComponent(parsed.pathname));
    return isRecorded ? `${parsed.pathname}${parsed.search}` : undefined;
  } catch {
    return undefined;
  }
}

/** A request with its response and changes, without secrets. */
export const JournalEntry = Type.Object(
  {
    number: IntegerSchema,
    /** The world's time in epoch milliseconds. */
    at: Instant,
    /** Real time in epoch milliseconds. */
    real: Instant,
    method: Type.String({ pattern: '^[A-Z]{1,10}$' }),
    url: Type.String({ pattern: '^/', maxLength: 20_000 }),
    playerId: IntegerSchema,
    key: Type.Optional(StringSchema),
    request: Type.Optional(Type.Unknown()),
    /** Ids of the fault rules that applied; absent if the world never had one. */
    faults: Type.Optional(Type.Array(IntegerSchema)),
    /** True if values were redacted that a replay cannot replace: an error response may repeat them. */
    redacted: Type.Optional(Type.Boolean()),
    /** 0 if the connection was broken before the handler. */
    status: IntegerSchema,
    /**
     * The status that the client got instead, and the effects of the rules that caused it; status 0 for no response.
     */
    sent: Type.Optional(
      Type.Object({ status: IntegerSchema, effects: Type.Array(StringSchema) }, closed),
    ),
    /** Milliseconds from the request to its response; absent in files of older mocks. */
    ms: Type.Optional(Type.Number()),
    /** The response body, truncated if it is long. */
    answer: StringSchema,
    /** SHA-256 of a long response body. */
    digest: Type.Optional(StringSchema),
    /** Rows changed since the previous entry. */
    rows: IntegerSchema,
    /** Sum of the ledger entries since the previous entry, in hundredths of a point. */
    ledger: IntegerSchema,
  },
  {
    ...closed,
    examples: [
      {
        number: 1,
        at: 1_763_620_200_000,
        real: 1_763_620_200_000,
        ms: 1.5,
        method: 'GET',
        url: '/bets/history/?page=1',
        playerId: 1,
        status: 200,
        answer: '{}',
        rows: 0,
        ledger: 0,
      },
    ],
  },
);
export type JournalEntry = Static<typeof JournalEntry>;

export type NewEntry = Omit<JournalEntry, 'number' | 'digest'>;
