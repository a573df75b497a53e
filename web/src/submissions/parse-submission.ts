import { BettingRequest } from '@matka/contracts/api/betting';
import { Session } from '@matka/contracts/api/common';
import { Nullable } from '@matka/contracts/api/schema';
import { read } from '@matka/contracts/reading/read';
import * as Type from 'typebox';
import type { BetRequest } from '../api/betting.ts';
import type { Shown } from '../i18n/text.ts';
import { isTextId } from '../i18n/translate.ts';
import { SUBMISSION_VERSION, type Submission } from './submission.ts';

const name = Type.String({ minLength: 1 });
const oneOf = <T extends string>(...values: T[]) =>
  Type.Union(values.map((value) => Type.Literal(value)));

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
  settledAt: Nullable(Type.Number()),
  dismissedAt: Nullable(Type.Number()),
});

/** A stored failure, in earlier builds its English text; null if it names no text of the app. */
function failureOf(value: unknown): Shown | null {
  if (typeof value === 'string' && !isTextId(value)) return value ? { text: value } : null;
  const { id, text } = Object(value);
  return isTextId(value) || isTextId(id) || typeof text === 'string' ? (value as Shown) : null;
}

/** The submission stored under `key`; undefined if it is corrupt or of another version: it must not be sent. */
export function parseSubmission(text: string, key: string): Submission | undefined {
  try {
    const stored = JSON.parse(text);
    // The name of the status in submissions of earlier builds.
    if (stored.status === 'left-open') stored.status = 'given-up';
    const { value, losses } = read(StoredSubmission, stored);
    if (!value || losses.length > 0 || value.key !== key) return undefined;
    const absent = {
      betTypeName: null,
      baseline: null,
      baselineReadAt: null,
      finding: null,
      settledAt: null,
      dismissedAt: null,
    };
    const firstSentAt = value.firstSentAt ? { host: null, ...value.firstSentAt } : null;
    return { ...absent, ...value, firstSentAt, failure: failureOf(stored.failure) };
  } catch {
    return undefined;
  }
}
