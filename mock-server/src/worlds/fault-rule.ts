import Type, { type Static } from 'typebox';
import { type FaultEffect, faultEffects } from './fault-effects.ts';

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
