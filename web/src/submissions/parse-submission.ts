import type { Shown } from '../i18n/text.ts';
import { readStored } from '../lib/read-stored.ts';
import { StoredSubmission, type Submission } from './submission.ts';

/** A stored failure, perhaps of another build; null if it is not a text. */
function failureOf(value: unknown): Shown | null {
  const { id, text } = Object(value);
  return typeof (id ?? text ?? value) === 'string' ? (value as Shown) : null;
}

/** The submission stored under `key`; undefined if it is corrupt or of another version: it must not be sent. */
export function parseSubmission(text: string, key: string): Submission | undefined {
  const { value, losses } = readStored(StoredSubmission, text);
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
  return { ...absent, ...value, firstSentAt, failure: failureOf(value.failure) };
}
