import { BettingResponse, type Receipt } from '../api/betting.ts';
import { AnyError, message } from '../api/errors.ts';
import { read } from '../reading/read.ts';
import { ApiError } from './api-error.ts';

/** The answer to a submission: a response as it was received, or the failure to get one. */
export type BetResponse = { status: number; text: string } | ApiError;

/** The reason why the response does not show if the bets were placed. */
export type UnknownReason =
  | 'timeout'
  /** The connection failed, or ended before the response did. */
  | 'network'
  | 'redirect'
  /** 408, 425, or 429 without the host's own body. */
  | 'try-later'
  | 'server-error'
  /** A page, a truncated or an empty body, or a success without a valid receipt. */
  | 'unreadable';

/** The outcome of a submission by its response. `error` is the source of the player's message. */
export type BetOutcome =
  | { kind: 'placed'; receipt: Receipt }
  | { kind: 'refused'; status: number; error: ApiError }
  | { kind: 'unknown'; reason: UnknownReason; error: ApiError };

/** The JSON of a body: an object, a list or a text. A bare number or null is not a body of an API. */
function jsonOf(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'string' || typeof body === 'object' ? (body ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}

/** Tells if a body has the shape of the API's errors: `error`, `detail`, or messages by field. */
function isHostError(body: unknown): boolean {
  if (typeof body !== 'object') return false;
  const { error, detail } = read(AnyError, body).value ?? {};
  if (error || detail) return true;
  const fields = Object.values(body ?? {});
  return (
    fields.length > 0 && fields.every((list) => Array.isArray(list) && read(message, list).value)
  );
}

const tryLater: readonly number[] = [408, 425];

function unknownReason(status: number, body: unknown): UnknownReason | undefined {
  if (status >= 500) return 'server-error';
  // A redirect that was not followed has the status 0 in a browser.
  if (status === 0 || (status >= 300 && status < 400)) return 'redirect';
  if (tryLater.includes(status) || (status === 429 && !isHostError(body))) return 'try-later';
  return body === undefined ? 'unreadable' : undefined;
}

const failureReasons = {
  timeout: 'timeout',
  network: 'network',
  status: 'unreadable',
  malformed: 'unreadable',
} as const satisfies Record<ApiError['kind'], UnknownReason>;

/** Placed: a valid receipt. Refused: a 4xx in JSON, except 408, 425 and 429 without the host's body. Else unknown. */
export function classifyBetResponse(response: BetResponse): BetOutcome {
  if (response instanceof ApiError) {
    return { kind: 'unknown', reason: failureReasons[response.kind], error: response };
  }
  const { status, text } = response;
  const body = jsonOf(text);
  const reason = unknownReason(status, body);
  const error = (kind: 'status' | 'malformed', message: string) =>
    new ApiError(kind, message, { status, body });
  if (status >= 400) {
    const failure = error('status', `Status ${status}`);
    return reason
      ? { kind: 'unknown', reason, error: failure }
      : { kind: 'refused', status, error: failure };
  }
  const placed = reason || status < 200 ? undefined : read(BettingResponse, body).value;
  if (placed) return { kind: 'placed', receipt: placed };
  return {
    kind: 'unknown',
    reason: reason ?? 'unreadable',
    error: error('malformed', 'No receipt'),
  };
}
