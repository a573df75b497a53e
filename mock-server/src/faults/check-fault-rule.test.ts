import { describe, expect, it } from 'vitest';
import { checkFaultRule, type FaultRule } from '../worlds/fault-rule.ts';

/** The messages for a rule, by field. */
function messagesFor(rule: FaultRule, active = 0): unknown {
  try {
    checkFaultRule(rule, active);
    return undefined;
  } catch (error) {
    return (error as { body: unknown }).body;
  }
}

describe('a rule', () => {
  it.each<FaultRule>([
    { effect: 'reset', when: 'after-commit', milliseconds: 120_000 },
    { effect: 'truncated', bytes: 5 },
    { effect: 'delayed-commit', milliseconds: 10 },
    { effect: 'eventual-history', milliseconds: 600_000, method: 'GET' },
    { effect: 'status', method: 'POST', body: 'x'.repeat(9_000) },
  ])('is accepted: %j', (rule) => {
    expect(messagesFor(rule, 99)).toBeUndefined();
  });

  it.each<[FaultRule, object]>([
    [
      { effect: 'delayed-commit', when: 'before-commit' },
      { when: ['delayed-commit takes none: it has its own time.'] },
    ],
    [
      { effect: 'eventual-history', when: 'after-commit', method: 'POST' },
      {
        when: ['eventual-history takes none: it has its own time.'],
        method: ['eventual-history is for the histories, which are read with GET.'],
      },
    ],
    [
      { effect: 'latency', milliseconds: 120_001 },
      { milliseconds: ['latency takes at most 120000 milliseconds.'] },
    ],
    [{ effect: 'reset', bytes: 0 }, { bytes: ['Only truncated takes a number of bytes.'] }],
    [
      { effect: 'status', body: 'x'.repeat(10_000) },
      { non_field_errors: ['A rule has at most 10000 characters.'] },
    ],
  ])('is refused with a message per field: %#', (rule, messages) => {
    expect(messagesFor(rule)).toEqual(messages);
  });

  it('has at most ten thousand characters as JSON', () => {
    const withLength = (length: number): FaultRule => {
      const frame = JSON.stringify({ effect: 'status', body: '' }).length;
      return { effect: 'status', body: 'x'.repeat(length - frame) };
    };
    expect(messagesFor(withLength(10_000))).toBeUndefined();
    expect(messagesFor(withLength(10_001))).toBeDefined();
  });

  it('is refused when a hundred are in force', () => {
    expect(messagesFor({ effect: 'reset' }, 100)).toEqual({
      non_field_errors: ['A world has at most 100 rules: remove some first.'],
    });
  });
});
