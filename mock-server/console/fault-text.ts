import type { FaultEffect } from '../src/worlds/fault-effects.ts';
import type { FaultRule } from '../src/worlds/fault-rule.ts';

const seconds = (ms = 0) => `${ms / 1_000} s`;

/** Each effect in words. */
export const effectTexts: Readonly<Record<FaultEffect, (rule: FaultRule) => string>> = {
  status: ({ status = 500 }) => `responds ${status}`,
  latency: ({ milliseconds }) => `takes ${seconds(milliseconds)} longer`,
  malformed: () => 'sends no JSON',
  'half-body': () => 'sends half a body',
  truncated: () => 'sends a body that is cut off',
  'slow-drip': ({ milliseconds }) =>
    `sends its body slowly${milliseconds ? `, over ${seconds(milliseconds)}` : ''}`,
  reset: () => 'breaks the connection',
  drop: () => 'drops the connection',
  html: () => 'responds with an HTML page',
  'captive-portal': () => 'responds with a Wi-Fi sign-in page',
  'delayed-commit': ({ milliseconds }) =>
    `breaks the connection and does its work ${seconds(milliseconds)} later`,
  'eventual-history': ({ milliseconds }) => `shows a history that lags by ${seconds(milliseconds)}`,
};

function requestsText({ times, method, path }: FaultRule): string {
  const where = [method, path].filter(Boolean).join(' ');
  const to = where && ` to ${where}`;
  if (times === undefined) return `Every request${to}`;
  return times === 1 ? `The next request${to}` : `Each of the next ${times} requests${to}`;
}

const timing = {
  'after-commit': ' after its work is done',
  'before-commit': ' before any work is done',
};

/** A rule in words: the requests that it matches and its effect. */
export function ruleText(rule: FaultRule): string {
  const { effect, when, probability } = rule;
  const share = probability === undefined ? '' : ` (${Math.round(probability * 100)} % of them)`;
  return `${requestsText(rule)} ${effectTexts[effect](rule)}${when ? timing[when] : ''}${share}.`;
}
