import type { MatchingRule, PactResponse } from '../../pact/pact.ts';
import type { HttpResponse } from '../http-client.ts';
import { matchBody } from './match-body.ts';
import { matchesWhole } from './match-value.ts';

function passesStatus({ status, matchingRules }: PactResponse, actual: number): boolean {
  const [rule] = matchingRules?.status?.$?.matchers ?? [];
  if (rule?.match !== 'statusCode') return actual === status;
  if (rule.status === 'success') return actual >= 200 && actual < 300;
  return rule.status.includes(actual);
}

const passesHeader = (rule: MatchingRule, examples: readonly string[], value: string): boolean =>
  rule.match === 'regex' ? matchesWhole(rule.regex, value) : examples.includes(value);

const parsed = (text: string): { value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
};

/**
 * Matches a response with an interaction of the pact, by the rules in its file, as Pact's verifier does. Returns the
 * places that differ: `status`, the name of a header, `body`, or a path in the body.
 */
export function matchResponse(expected: PactResponse, actual: HttpResponse): string[] {
  const { headers = {}, body, matchingRules = {} } = expected;
  const ofHeaders = Object.entries(headers).flatMap(([name, examples]) => {
    const value = actual.headers[name.toLowerCase()];
    const rules = matchingRules.header?.[name]?.matchers ?? [{ match: 'equality' as const }];
    const passes =
      value !== undefined && rules.every((rule) => passesHeader(rule, examples, value));
    return passes ? [] : [name];
  });
  const ofStatus = passesStatus(expected, actual.status) ? [] : ['status'];
  if (!body) return [...ofStatus, ...ofHeaders];
  const found = parsed(actual.text);
  const ofBody = found ? matchBody(body.content, found.value, matchingRules.body ?? {}) : ['body'];
  return [...ofStatus, ...ofHeaders, ...ofBody];
}
