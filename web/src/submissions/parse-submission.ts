import { BettingRequest } from '@matka/contracts/api/betting';
import { Session } from '@matka/contracts/api/common';
import { Nullable } from '@matka/contracts/api/schema';
import { read } from '@matka/contracts/reading/read';
import * as Type from 'typebox';
import type { BetRequest } from '../api/betting.ts';
import type { PlainText, Shown } from '../i18n/text.ts';
import { isTextId } from '../i18n/translate.ts';
import { numbersOf } from './evidence.ts';
import { SUBMISSION_VERSION, type Submission, type SubmittedBid } from './submission.ts';

/** A bet of a request, of any type. */
type SentBet = Parameters<typeof numbersOf>[0] & { points?: number; bet_type?: string };

const name = Type.String({ minLength: 1 });
const oneOf = <T extends string>(...values: T[]) =>
  Type.Union(values.map((value) => Type.Literal(value)));

/** A submission as it is stored, without its failure. */
const StoredSubmission = Type.Object({
  version: Type.Literal(SUBMISSION_VERSION),
  key: name,
  status: oneOf('prepared', 'sending', 'unknown', 'given-up', 'placed', 'refused', 'not-placed'),
  screen: name,
  marketName: Type.String(),
  betTypeName: Nullable(Type.String()),
  namesSession: Type.Boolean(),
  bids: Type.Array(
    Type.Object({ label: name, points: Type.Integer({ minimum: 1 }), session: Session }),
  ),
  body: Type.Unsafe<BetRequest>(BettingRequest),
  baseline: Nullable(Type.Array(name)),
  baselineReadAt: Nullable(Type.Number()),
  contested: Type.Boolean(),
  firstSentAt: Nullable(Type.Object({ host: Nullable(Type.Number()), device: Type.Number() })),
  attempts: Type.Integer({ minimum: 0 }),
  finding: Nullable(oneOf('found', 'ambiguous', 'partial', 'absent', 'unreadable')),
  found: Type.Array(Type.Object({ id: Type.String(), placedAt: Type.String() })),
});

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A stored failure; a text that is no message of the app is shown as it is. */
function failureOf(value: unknown): Shown | null {
  if (typeof value === 'string' && value !== '') {
    return isTextId(value) ? (value as PlainText) : { text: value };
  }
  if (!isFields(value)) return null;
  if (typeof value.text === 'string' && value.text !== '') return { text: value.text };
  return isTextId(value.id) ? (value as Shown) : null;
}

/** Whether a request has exactly its bids, and their sum. */
function isBodyOf(bids: Submission['bids'], { amount, payload }: BetRequest): boolean {
  const bets: readonly SentBet[] = 'bets' in payload ? payload.bets : [payload];
  const points = bids.reduce((sum, bid) => sum + bid.points, 0);
  return (
    bids.length > 0 &&
    points === amount &&
    bets.length === bids.length &&
    bids.every((bid, at) => isBetOf(bets[at] ?? {}, bid))
  );
}

/** Whether a bet of a request is this bid: the same number, points and, if it names one, session. */
const isBetOf = (bet: SentBet, { label, points, session }: SubmittedBid): boolean =>
  numbersOf(bet) === label && bet.points === points && (bet.bet_type ?? session) === session;

/**
 * Parses a stored submission.
 * @param key the name under which it was stored
 * @returns undefined if it is corrupt, foreign or of another version: it must not be sent
 */
export function parseSubmission(text: string, key: string): Submission | undefined {
  try {
    const stored = JSON.parse(text);
    // The name of the status in submissions of earlier builds.
    if (stored.status === 'left-open') stored.status = 'given-up';
    const { value, losses } = read(StoredSubmission, stored);
    if (!value || losses.length > 0 || value.key !== key) return undefined;
    if (!isBodyOf(value.bids, value.body)) return undefined;
    const absent = { betTypeName: null, baseline: null, baselineReadAt: null, finding: null };
    const firstSentAt = value.firstSentAt ? { host: null, ...value.firstSentAt } : null;
    return { ...absent, ...value, firstSentAt, failure: failureOf(stored.failure) };
  } catch {
    return undefined;
  }
}
