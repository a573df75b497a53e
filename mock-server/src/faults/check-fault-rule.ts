import { fieldErrors, type Messages } from '../shared/http-error.ts';
import type { FaultRule } from '../worlds/fault-rule.ts';

/** Effects with a fixed time of their own. */
const timed: ReadonlySet<string> = new Set(['delayed-commit', 'eventual-history']);
/** Two minutes: a longer delay would block a connection or a shutdown. */
const maxDelay = 120_000;
const maxActive = 100;
const maxLength = 10_000;

/** Throws 400 with messages per field for a rule with contradictory members, or if the world has too many rules. */
export function checkFaultRule(rule: FaultRule, active: number): void {
  const { effect, when, method, milliseconds = 0, bytes } = rule;
  const errors: Messages = {};
  if (timed.has(effect) && when !== undefined) {
    errors.when = [`${effect} takes none: it has its own time.`];
  }
  if (effect === 'eventual-history' && method === 'POST') {
    errors.method = ['eventual-history is for the histories, which are read with GET.'];
  }
  if (effect !== 'eventual-history' && milliseconds > maxDelay) {
    errors.milliseconds = [`${effect} takes at most ${maxDelay} milliseconds.`];
  }
  if (effect !== 'truncated' && bytes !== undefined) {
    errors.bytes = ['Only truncated takes a number of bytes.'];
  }
  if (JSON.stringify(rule).length > maxLength) {
    errors.non_field_errors = [`A rule has at most ${maxLength} characters.`];
  }
  if (active >= maxActive) {
    errors.non_field_errors = [`A world has at most ${maxActive} rules: remove some first.`];
  }
  if (Object.keys(errors).length > 0) throw fieldErrors(errors);
}
