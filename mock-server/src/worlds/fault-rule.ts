import Type, { type Static } from 'typebox';

/** What may stand in a message, so that the mock can send it; its length and framing belong to the effects. */
const headerName =
  "^(?![Cc]ontent-[Ll]ength$|[Tt]ransfer-[Ee]ncoding$)[!#$%&'*+.^_`|~0-9A-Za-z-]+$";
const headerValue = '^[\\t\\x20-\\x7e]*$';
const Headers = Type.Record(
  Type.String({ pattern: headerName }),
  Type.String({ pattern: headerValue }),
  { additionalProperties: false },
);

/** A rule that spoils calls on purpose. */
export const FaultRule = Type.Object(
  {
    /** What goes wrong. */
    effect: Type.Enum([
      /** Answers `status` with `body` (a fitting one unless given). */
      'status',
      /** Lets the call wait `milliseconds`, then goes on. */
      'latency',
      /** Answers text that is no JSON. */
      'malformed',
      /** Sends half of the answer, then breaks the connection. */
      'half-body',
      /** Sends the answer a few bytes at a time, within `milliseconds`. */
      'slow-drip',
      /** Breaks the connection without a response; no browser sends the request again. */
      'reset',
      /** Closes the connection without a byte; a browser that had kept it sends the request again by itself. */
      'drop',
      /** Answers 502 with a page of HTML, as a proxy does. */
      'html',
      /** Sends the first `bytes` of the response (half of it unless given) as if they were the whole. */
      'truncated',
      /** Answers 200 with the sign-in page of a Wi-Fi. */
      'captive-portal',
      /** Breaks the connection at once as `reset` does; the work is done `milliseconds` of real time later. */
      'delayed-commit',
      /** Leaves bets out of the histories until they are `milliseconds` of the world's time old. */
      'eventual-history',
    ]),
    /** `before-commit` (unless given): nothing is done. `after-commit`: all is done, only the answer suffers. */
    when: Type.Optional(Type.Enum(['before-commit', 'after-commit'])),
    method: Type.Optional(Type.Enum(['GET', 'POST'])),
    /** The path as the specification writes it, e.g. /betting/; a star at its end stands for any rest. */
    path: Type.Optional(Type.String({ pattern: '^/' })),
    /** How many calls it spoils before it is spent; unlimited unless given. */
    times: Type.Optional(Type.Integer({ minimum: 1 })),
    /** The share of matching calls that it spoils, by the world's own random numbers; all unless given. */
    probability: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
    status: Type.Optional(Type.Integer({ minimum: 400, maximum: 599 })),
    body: Type.Optional(Type.Unknown()),
    headers: Type.Optional(Headers),
    /** How long to wait before the effect; for `slow-drip` how long the answer takes. At most two minutes of real time. */
    milliseconds: Type.Optional(Type.Integer({ minimum: 0, maximum: 86_400_000 })),
    /** For `truncated`: 0 leaves an empty response. */
    bytes: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  { additionalProperties: false },
);
export type FaultRule = Static<typeof FaultRule>;
