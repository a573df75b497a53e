import { endpoints } from '@matka/contracts/api/endpoints';
import Type, { type TSchema } from 'typebox';
import { fieldErrors, type Messages } from '../shared/http-error.ts';
import { closed } from '../shared/schema-types.ts';
import { type FaultEffect, faultEffectList, faultEffects } from './fault-effects.ts';
import { FaultRule, ruleMatches } from './fault-rule.ts';
import { maxActive } from './faults.ts';

/** Two minutes: a longer delay would block a connection or a shutdown. */
const maxDelay = 120_000;
const maxLength = 10_000;

/** Further members that a rule may have, by effect. */
const ownMembers: Readonly<Record<FaultEffect, readonly (keyof FaultRule)[]>> = {
  status: ['when', 'milliseconds', 'headers', 'status', 'body'],
  latency: ['when', 'milliseconds', 'headers'],
  reset: ['when', 'milliseconds'],
  drop: ['when', 'milliseconds'],
  'delayed-commit': ['milliseconds'],
  'eventual-history': ['milliseconds'],
  html: ['when', 'milliseconds', 'headers', 'status'],
  'captive-portal': ['when', 'milliseconds', 'headers'],
  malformed: ['when', 'milliseconds', 'headers'],
  truncated: ['when', 'milliseconds', 'headers', 'bytes'],
  'half-body': ['when', 'milliseconds', 'headers'],
  'slow-drip': ['when', 'milliseconds', 'headers'],
};
const commonMembers = ['effect', 'method', 'path', 'times', 'probability'] as const;

function ruleOfEffect(effect: FaultEffect): TSchema {
  const taken: readonly string[] = [...commonMembers, ...ownMembers[effect]];
  const members = Object.entries(FaultRule.properties).filter(([name]) => taken.includes(name));
  const isOfHistory = effect === 'eventual-history';
  const delay = Type.Integer({ minimum: 0, maximum: maxDelay });
  return Type.Object(
    {
      ...Object.fromEntries(members),
      effect: Type.Literal(effect),
      ...(isOfHistory && { method: Type.Optional(Type.Literal('GET')) }),
      ...(!isOfHistory && taken.includes('milliseconds') && { milliseconds: Type.Optional(delay) }),
    },
    { ...closed, description: faultEffects[effect] },
  );
}

/** The rules of each effect with the members that it takes, for the OpenAPI document: `checkFaultRule` refuses the others. */
export const rulesByEffect: readonly (readonly [FaultEffect, TSchema])[] = faultEffectList.map(
  ({ id }) => [id, ruleOfEffect(id)],
);

/** Headers that the mock sets itself: length and framing belong to the effects. */
const ownHeaders = [
  ...['content-length', 'transfer-encoding', 'connection', 'content-encoding'],
  // No response of the mock with one of them runs as a page.
  ...['content-security-policy', 'x-content-type-options'],
];
/** Media types that no browser runs. */
const plainType = /^(?:application\/(?:[\w.+-]+\+)?json|text\/plain)\s*(?:;|$)/i;
/** Effects whose body has a fixed media type. */
const pages: ReadonlySet<FaultEffect> = new Set(['html', 'captive-portal']);

function headerErrors({ effect, when, headers = {} }: FaultRule): string[] {
  const names = Object.keys(headers).map((name) => name.toLowerCase());
  const own = names.find((name) => ownHeaders.includes(name));
  const type = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1];
  return [
    ...(own === undefined ? [] : [`The mock sets ${own} itself.`]),
    ...(type !== undefined && pages.has(effect) ? [`${effect} has a media type of its own.`] : []),
    ...(type !== undefined && !plainType.test(String(type))
      ? ['The media type is JSON or text/plain: others could run in a browser.']
      : []),
    ...(effect === 'latency' && when !== 'after-commit' && names.length > 0
      ? ['latency takes headers after the commit only: before it, the handler sends its own.']
      : []),
  ];
}

/** The path of an endpoint, with the id that a rule names if it names one. */
function pathOf(endpoint: string, rule: string): string {
  const [start = ''] = endpoint.split('{');
  const [id] = rule.startsWith(start) ? rule.slice(start.length).split(/[/*?#]/) : [];
  return endpoint.replace('{id}', id || '1');
}

/** True if a rule matches a request of some endpoint. */
const matchesAny = (rule: FaultRule): boolean =>
  Object.values(endpoints).some(({ method, path }) =>
    ruleMatches(rule, { method, path: pathOf(path, rule.path ?? '') }),
  );

/** Throws 400 with messages per field for a rule that could never apply as written, or if the world has too many rules. */
export function checkFaultRule(rule: FaultRule, active: number): void {
  const { effect, method, path, milliseconds = 0 } = rule;
  const errors: Messages = {};
  const allowed: readonly string[] = [...commonMembers, ...ownMembers[effect]];
  for (const member of Object.keys(rule))
    if (!allowed.includes(member)) errors[member] = [`${effect} takes no ${member}.`];
  if (effect !== 'eventual-history' && milliseconds > maxDelay) {
    errors.milliseconds = [`${effect} takes at most ${maxDelay} milliseconds.`];
  }
  const ofHeaders = headerErrors(rule);
  if (ofHeaders.length > 0) errors.headers = ofHeaders;
  if (!matchesAny(rule)) {
    const called = `${method ?? ''} ${path ?? ''}`.trim();
    errors[path === undefined ? 'method' : 'path'] = [
      `The rule would never apply: ${effect} meets no request that is ${JSON.stringify(called)}. A path is that of an endpoint, without a query; a star at its end matches any rest.`,
    ];
  }
  if (JSON.stringify(rule).length > maxLength) {
    errors.non_field_errors = [`A rule has at most ${maxLength} characters.`];
  }
  if (active >= maxActive) {
    errors.non_field_errors = [`A world has at most ${maxActive} rules: remove some first.`];
  }
  if (Object.keys(errors).length > 0) throw fieldErrors(errors);
}
