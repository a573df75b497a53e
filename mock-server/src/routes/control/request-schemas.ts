import { Day, Session } from '@matka/contracts/api/common';
import Type from 'typebox';

/** A time for examples: a Friday noon in India, when most markets are open. */
export const exampleInstant = '2026-11-20T12:00:00+05:30';

const strict = { additionalProperties: false } as const;

/** An instant with its offset. */
const Instant = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$',
  examples: [exampleInstant],
});

/** Options of a new world. */
export const WorldBody = Type.Object(
  {
    scenario: Type.Optional(Type.String({ examples: ['fresh'] })),
    now: Type.Optional(Instant),
    seed: Type.Optional(Type.Integer({ minimum: 0, maximum: 4_294_967_295 })),
  },
  strict,
);

export const ClockBody = Type.Object(
  {
    /** `fixed` stops at `now`, `running` continues from `now`, `real` is real time. */
    mode: Type.Enum(['fixed', 'running', 'real']),
    now: Type.Optional(Instant),
  },
  strict,
);

export const AdvanceBody = Type.Object(
  { seconds: Type.Optional(Type.Integer({ minimum: 0 })), to: Type.Optional(Instant) },
  strict,
);

/** Ten years. */
const maxLifetime = 10 * 366 * 24 * 60 * 60;
/** Seconds of real time; a negative lifetime makes tokens that are expired when issued. */
const TokenLifetime = Type.Integer({
  minimum: -maxLifetime,
  maximum: maxLifetime,
  examples: [3600],
});

export const TokensBody = Type.Object(
  {
    accessSeconds: Type.Optional(TokenLifetime),
    refreshSeconds: Type.Optional(TokenLifetime),
    refreshRefused: Type.Optional(Type.Boolean()),
  },
  strict,
);

export const DrawBody = Type.Object(
  {
    /** Name of the market. */
    market: Type.String({ examples: ['Kalyan Matka'] }),
    /** The market day; today by default. */
    day: Type.Optional(Day),
    session: Session,
    /** Null: nothing is drawn. */
    pana: Type.Union([Type.String({ examples: ['128'] }), Type.Null()]),
  },
  strict,
);

export const DrawPreviewQuery = Type.Object(
  {
    market: Type.String({ examples: ['Kalyan Matka'] }),
    day: Type.Optional(Day),
    session: Session,
    /** Without it nothing is paid: the bets alone are listed. */
    pana: Type.Optional(Type.String({ examples: ['128'] })),
  },
  strict,
);

/** The request to return to, 0 for none, and the id of the new world. */
export const BranchBody = Type.Object(
  { request: Type.Integer({ minimum: 0 }), as: Type.String({ examples: ['before-the-bet'] }) },
  strict,
);

export const MarketBody = Type.Object({ suspended: Type.Boolean() }, strict);

export const BalanceBody = Type.Object(
  { points: Type.Number({ minimum: 0, maximum: 1_000_000_000, examples: [250] }) },
  strict,
);
