import { expect, it } from 'vitest';
import type { FaultRule } from '../src/worlds/fault-rule.ts';
import { ruleText } from './fault-text.ts';

it.each<[FaultRule, string]>([
  [{ effect: 'status', times: 1 }, 'The next request responds 500.'],
  [
    { effect: 'reset', when: 'after-commit', path: '/betting/', times: 1 },
    'The next request to /betting/ breaks the connection after its work is done.',
  ],
  [
    { effect: 'latency', milliseconds: 2_500, method: 'GET', times: 3 },
    'Each of the next 3 requests to GET takes 2.5 s longer.',
  ],
  [
    { effect: 'status', status: 503, probability: 0.33, when: 'before-commit' },
    'Every request responds 503 before any work is done (33 % of them).',
  ],
  [{ effect: 'slow-drip', milliseconds: 0 }, 'Every request sends its body slowly.'],
])('the fault rule %j is described as "%s"', (rule, text) => {
  expect(ruleText(rule)).toBe(text);
});
