import Type, { type Static } from 'typebox';
import { closed } from '../shared/schema-types.ts';
import { type FaultEffect, faultEffects } from './fault-effects.ts';

/** Headers that the mock can send. */
const headerName = "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$";
const headerValue = '^[\\t\\x20-\\x7e]*$';
const Headers = Type.Record(
  Type.String({ pattern: headerName }),
  Type.Union([Type.String({ pattern: headerValue }), Type.Number({ examples: [5] })]),
  { additionalProperties: false },
);

/** A rule that injects a failure. */
export const FaultRule = Type.Object(
  {
    effect: Type.Enum(Object.keys(faultEffects) as FaultEffect[]),
    /** `before-commit` (default): the handler does not run. `after-commit`: it runs, only the response is affected. */
    when: Type.Optional(Type.Enum(['before-commit', 'after-commit'])),
    method: Type.Optional(Type.Enum(['GET', 'POST'])),
    /** The path as in the specification, e.g. /betting/; a star at its end matches any rest. */
    path: Type.Optional(Type.String({ pattern: '^/', examples: ['/betting/'] })),
    /** Number of requests that it applies to; unlimited by default. */
    times: Type.Optional(Type.Integer({ minimum: 1 })),
    /** Share of matching requests that it applies to, by the random numbers of the world; all by default. */
    probability: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
    status: Type.Optional(Type.Integer({ minimum: 300, maximum: 599, examples: [503] })),
    body: Type.Optional(Type.Unknown()),
    headers: Type.Optional(Headers),
    /** Delay before the effect; for `slow-drip` the duration of the response. At most two minutes of real time. */
    milliseconds: Type.Optional(Type.Integer({ minimum: 0, maximum: 86_400_000 })),
    /** For `truncated`: 0 leaves an empty response. */
    bytes: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  { ...closed, examples: [{ effect: 'status', status: 503, path: '/markets/', times: 1 }] },
);
export type FaultRule = Static<typeof FaultRule>;

const withoutSlash = (path: string): string => path.replace(/(?<!\/)\/+$/, '');

/** True if a path matches a rule's: trailing slashes are ignored, a star matches any rest. */
export function pathMatches(rule: string, path: string): boolean {
  if (rule.endsWith('*')) return path.startsWith(rule.slice(0, -1));
  return withoutSlash(rule) === withoutSlash(path);
}

const historyPath = /^\/(bets\/history|betting\/[^/]+)\/?$/;

/** True if a rule applies to a request of this method and path. */
export function ruleMatches(
  { effect, method, path }: FaultRule,
  called: { method: string; path: string },
): boolean {
  if (effect === 'eventual-history') {
    if (called.method !== 'GET' || !historyPath.test(called.path)) return false;
  }
  if (method !== undefined && method !== called.method) return false;
  return path === undefined || pathMatches(path, called.path);
}
