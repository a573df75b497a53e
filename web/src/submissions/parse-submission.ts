import type { BetRequest } from '../api/betting.ts';
import type { HostText, PlainText, Shown } from '../i18n/text.ts';
import { isTextId } from '../i18n/translate.ts';
import { numbersOf } from './evidence.ts';
import {
  SUBMISSION_VERSION,
  type Submission,
  type SubmissionStatus,
  type SubmittedBid,
} from './submission.ts';

type Check = (value: unknown) => boolean;
type Fields = Readonly<Record<string, unknown>>;

const isText: Check = (value) => typeof value === 'string';
const isName: Check = (value) => typeof value === 'string' && value !== '';
const isFlag: Check = (value) => typeof value === 'boolean';
const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
/** Hosts may count in any numbers. */
const isId: Check = (value) => Number.isFinite(value);
const isPoints: Check = (value) => isCount(value) && Number(value) >= 1 && Number(value) <= 10_000;
const isFields = (value: unknown): value is Fields => value instanceof Object;
const isOneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const isListOf =
  (check: Check, least = 0): Check =>
  (value) =>
    Array.isArray(value) && value.length >= least && value.every(check);
const isObjectOf =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isFields(value) && Object.entries(checks).every(([name, check]) => check(value[name]));

const isSession = isOneOf('open', 'close');
const isSimilarBet = isObjectOf({ id: isText, placedAt: isText });
const isBid = isObjectOf({ label: isName, points: isPoints, session: isSession });
const statuses: readonly SubmissionStatus[] = [
  'prepared',
  'sending',
  'unknown',
  'given-up',
  'placed',
  'refused',
  'not-placed',
];

/** Whether every member of a bet in a request is a text or the points. */
const isSentBet: Check = (value) =>
  isFields(value) &&
  isPoints(value.points) &&
  Object.entries(value).every(([name, member]) => name === 'points' || isText(member));

function pointsOf(bets: readonly { readonly points?: unknown }[]): number {
  return bets.reduce((sum, { points }) => sum + Number(points), 0);
}

/** The bets of a payload: a list, or an inline one of a single pana. */
function sentBets(payload: unknown): readonly Fields[] | undefined {
  if (!isFields(payload)) return undefined;
  const bets = payload.bets ?? [payload];
  return isListOf(isSentBet, 1)(bets) ? (bets as Fields[]) : undefined;
}

/** Whether a bet of a request is this bid: the same number, points and, if it names one, session. */
const isBetOf = (bet: Fields, { label, points, session }: SubmittedBid): boolean =>
  numbersOf(bet) === label &&
  bet.points === points &&
  (bet.bet_type === undefined || bet.bet_type === session);

/** Whether a request has exactly its bids, and their sum. */
function isBodyOf(bids: readonly SubmittedBid[], body: unknown): body is BetRequest {
  if (!isFields(body) || !isId(body.bet_type_id) || !isId(body.market_id)) return false;
  const bets = sentBets(body.payload);
  if (bets?.length !== bids.length || pointsOf(bids) !== body.amount) return false;
  return bids.every((bid, at) => isBetOf(bets[at] ?? {}, bid));
}

/** A stored failure; a text that is no message of the app is shown as it is. */
function failureOf(value: unknown): Shown | null {
  if (isName(value)) {
    return isTextId(value) ? (value as PlainText) : { text: String(value) };
  }
  if (isObjectOf({ text: isName })(value)) return { text: String((value as HostText).text) };
  const known = isFields(value) && isTextId(value.id);
  return known ? (value as Shown) : null;
}

const isRecord = isObjectOf({
  version: isOneOf(SUBMISSION_VERSION),
  key: isName,
  status: isOneOf(...statuses),
  screen: isName,
  marketName: isText,
  betTypeName: orNull(isText),
  namesSession: isFlag,
  bids: isListOf(isBid, 1),
  baseline: orNull(isListOf(isName)),
  baselineReadAt: orNull(Number.isFinite),
  contested: isFlag,
  firstSentAt: orNull(isObjectOf({ host: orNull(Number.isFinite), device: Number.isFinite })),
  attempts: isCount,
  finding: orNull(isOneOf('found', 'ambiguous', 'partial', 'absent', 'unreadable')),
  found: isListOf(isSimilarBet),
});

/**
 * Parses a stored submission, member by member.
 * @param key the name under which it was stored
 * @returns undefined if it is corrupt, foreign or of another version: it must not be sent
 */
export function parseSubmission(text: string, key: string): Submission | undefined {
  try {
    const stored: unknown = JSON.parse(text);
    // The name of the status in submissions of earlier builds.
    const isEarlier = isFields(stored) && stored.status === 'left-open';
    const value = isEarlier ? { ...stored, status: 'given-up' } : stored;
    if (!isRecord(value)) return undefined;
    const submission = value as Submission;
    const fits = submission.key === key && isBodyOf(submission.bids, submission.body);
    return fits ? { ...submission, failure: failureOf(submission.failure) } : undefined;
  } catch {
    return undefined;
  }
}
