import { inspect } from 'node:util';
import type { Step } from './step.ts';

/** A step on one line: the tab, what is done, and with what. */
export function describeStep({ do: kind, ...step }: Step): string {
  const { tab, ...rest } = { tab: '', ...step };
  const values = inspect(rest, { depth: null, breakLength: Number.POSITIVE_INFINITY });
  return [tab, kind, values === '{}' ? '' : values].filter(Boolean).join(' ');
}
