import { endpoints } from '@matka/contracts/api/endpoints';
import type { RandomSource } from '@matka/contracts/sources/walk/random';
import Type, { type Static, type TSchema } from 'typebox';
import { fieldErrors, type Messages } from '../shared/http-error.ts';
import { closed, IntegerSchema } from '../shared/schema-types.ts';

/** Every effect of a fault rule with one line about it, in the order of the documents. */
export const faultEffects = {
  status:
    'Responds with `status` (500 by default), `body` and `headers`; after the commit: a 5xx although the bet is placed.',
  latency: 'Waits `milliseconds`, then continues.',
  reset:
    'Breaks the connection without a response, after `milliseconds` if given; no browser sends the request again.',
  drop: 'Closes the connection without a byte; browsers repeat the request by themselves.',
  'delayed-commit':
    'Breaks the connection immediately and commits `milliseconds` of real time later.',
  'eventual-history':
    'Leaves bets out of the histories until they are `milliseconds` of world time old (10 s by default).',
  html: 'Responds with `status` (502 by default) and the HTML page of a gateway.',
  'captive-portal': 'Responds with 200 and the sign-in page of a Wi-Fi network.',
  malformed: 'Responds with 200 and invalid JSON.',
  truncated:
    'Sends the first `bytes` of the response (half by default) with a matching content length.',
  'half-body': 'Sends half of the body, then breaks the connection.',
  'slow-drip': 'Sends the body in pieces within `milliseconds`.',
} as const;

export type FaultEffect = keyof typeof faultEffects;

/** All effects with their descriptions. */
export const faultEffectList = (Object.keys(faultEffects) as FaultEffect[]).map((id) => ({
  id,
  description: faultEffects[id],
}));

/** Headers that the mock can send; length and framing belong to the effects. */
const headerName = "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$";
const ownHeaders = [
  ...['content-length', 'transfer-encoding', 'connection', 'content-encoding'],
  // With them no response of the mock runs as a page.
  ...['content-security-policy', 'x-content-type-options'],
];
/** Media types that no browser runs. */
const plainType = /^(?:application\/(?:[\w.+-]+\+)?json|text\/plain)\s*(?:;|$)/i;
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

export const ActiveFault = Type.Object(
  {
    id: IntegerSchema,
    rule: FaultRule,
    hits: IntegerSchema,
  },
  closed,
);
export type ActiveFault = Static<typeof ActiveFault>;

const maxActive = 100;

/** State of all rules of a world. */
export const FaultState = Type.Object(
  {
    active: Type.Array(ActiveFault, { maxItems: maxActive }),
    next: IntegerSchema,
    drawn: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  },
  closed,
);
export type FaultState = Static<typeof FaultState>;

const none: readonly ActiveFault[] = [];
/** Removed rules that are kept for requests that still use them. */
const maxRemoved = 20;
const historyPath = /^\/(bets\/history|betting\/[^/]+)\/?$/;

function ruleMatches(
  { effect, method, path }: FaultRule,
  called: { method: string; path: string },
): boolean {
  if (effect === 'eventual-history') {
    if (called.method !== 'GET' || !historyPath.test(called.path)) return false;
  }
  if (method !== undefined && method !== called.method) return false;
  return path === undefined || pathMatches(path, called.path);
}

export class Faults {
  private active: ActiveFault[] = [];
  private removed: ActiveFault[] = [];
  private next = 1;
  private drawn = 0;
  private readonly random: RandomSource;

  constructor(random: RandomSource) {
    this.random = random;
  }

  private draw(): number {
    this.drawn += 1;
    return this.random();
  }

  private keepOnly(isKept: (fault: ActiveFault) => boolean): boolean {
    const gone = this.active.filter((fault) => !isKept(fault));
    this.removed = [...this.removed, ...gone].slice(-maxRemoved);
    this.active = this.active.filter(isKept);
    return gone.length > 0;
  }

  add(rule: FaultRule): ActiveFault {
    const fault = { id: this.next, rule, hits: 0 };
    this.next += 1;
    this.active.push(fault);
    return fault;
  }

  list(): readonly ActiveFault[] {
    return this.active;
  }

  clear(): void {
    this.keepOnly(() => false);
  }

  /** Returns false if there is no such rule. */
  remove(id: number): boolean {
    return this.keepOnly((fault) => fault.id !== id);
  }

  isUsed(): boolean {
    return this.next > 1;
  }

  /**
   * The rules that match a request. Each counts the hit and is removed after its last one.
   * @param recorded the ids of those that a replay repeats, in their order, also of ones that went a short while ago
   */
  match(method: string, path: string, recorded?: readonly number[]): readonly ActiveFault[] {
    if (this.active.length === 0 && !recorded?.length) return none;
    const matching = this.active.filter(
      ({ rule }) =>
        ruleMatches(rule, { method, path }) &&
        (rule.probability === undefined || this.draw() < rule.probability),
    );
    const known = [...this.removed, ...this.active];
    const matched =
      recorded?.flatMap((id) => known.find((fault) => fault.id === id) ?? []) ?? matching;
    for (const fault of matched) fault.hits += 1;
    this.keepOnly(({ rule, hits }) => rule.times === undefined || hits < rule.times);
    return matched;
  }

  state(): FaultState {
    const active = this.active.map((fault) => ({ ...fault }));
    return { active, next: this.next, drawn: this.drawn };
  }

  /** Restores a state; the random source must be unused. */
  load(state: FaultState): void {
    this.active = state.active.map((fault) => ({ ...fault }));
    this.next = state.next;
    while (this.drawn < state.drawn) this.draw();
  }
}

/** Two minutes: a longer delay would block a connection or a shutdown. */
const maxDelay = 120_000;
const maxLength = 10_000;

/** Members that a rule may have besides the common ones, by effect. */
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

/** Effects that send a body of their own media type. */
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
