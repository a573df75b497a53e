import Type, { type Static } from 'typebox';

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
  'captive-portal': 'Responds with 200 and the sign-in page of a Wi-Fi.',
  malformed: 'Responds with 200 and invalid JSON.',
  truncated:
    'Sends the first `bytes` of the response (half by default) with a matching content length.',
  'half-body': 'Sends half of the body, then breaks the connection.',
  'slow-drip': 'Sends the body in pieces within `milliseconds`.',
} as const;

export type FaultEffect = keyof typeof faultEffects;

/** All effects with their descriptions. */
export const faultEffectList = Object.entries(faultEffects).map(([id, says]) => ({ id, says }));

/** Headers that the mock can send; length and framing belong to the effects. */
const headerName =
  "^(?![Cc]ontent-[Ll]ength$|[Tt]ransfer-[Ee]ncoding$)[!#$%&'*+.^_`|~0-9A-Za-z-]+$";
const headerValue = '^[\\t\\x20-\\x7e]*$';
const Headers = Type.Record(
  Type.String({ pattern: headerName }),
  Type.String({ pattern: headerValue }),
  { additionalProperties: false },
);

/** A rule that injects a failure. */
export const FaultRule = Type.Object(
  {
    /** The kind of failure. */
    effect: Type.Enum(Object.keys(faultEffects) as FaultEffect[]),
    /**
     * `before-commit` (default): the handler does not run. `after-commit`: it runs, only the response is affected.
     */
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
  { additionalProperties: false },
);
export type FaultRule = Static<typeof FaultRule>;
