import Type from 'typebox';
import { closed } from '../shared/schema-types.ts';
import { worldYears } from './clock.ts';

/** Epoch milliseconds in the years of a world. */
export const Instant = Type.Integer({
  minimum: Date.UTC(worldYears.first, 0),
  maximum: Date.UTC(worldYears.last + 1, 0) - 1,
});
const century = 100 * 366 * 86_400_000;
const lifetime = Type.Integer({ minimum: -316_224_000, maximum: 316_224_000 });
const count = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });

const Clock = Type.Union([
  Type.Object({ mode: Type.Literal('real') }, closed),
  Type.Object({ mode: Type.Literal('fixed'), at: Instant }, closed),
  Type.Object({ mode: Type.Literal('starting'), at: Instant }, closed),
  Type.Object(
    { mode: Type.Literal('shifted'), by: Type.Integer({ minimum: -century, maximum: century }) },
    closed,
  ),
]);

/** What a world is made from. */
export const WorldSpec = Type.Object(
  {
    seed: Type.Integer({ minimum: 0, maximum: 4_294_967_295 }),
    scenario: Type.String({ maxLength: 100 }),
    at: Instant,
    bets: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000_000 })),
    clock: Clock,
  },
  closed,
);

const rate = Type.Number({ minimum: 0, maximum: 1_000_000 });
const minutes = Type.Integer({ minimum: 0, maximum: 1_440 });
const byId = '^\\d{1,9}$';
const HostRules = Type.Object(
  {
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
    joinsBets: Type.Optional(Type.Boolean()),
    payouts: Type.Optional(Type.Array(Type.Unknown(), { maxItems: 10_000 })),
    rates: Type.Optional(
      Type.Record(
        Type.String({ pattern: byId }),
        Type.Union([rate, Type.Record(Type.String(), rate)]),
        closed,
      ),
    ),
    bidsStop: Type.Optional(
      Type.Record(
        Type.String({ pattern: byId }),
        Type.Object({ open: minutes, close: minutes }, closed),
        closed,
      ),
    ),
  },
  closed,
);

/** The stored settings of a world. */
export const WorldSettings = Type.Object(
  {
    host: Type.Optional(HostRules),
    spec: WorldSpec,
    clock: Clock,
    tokens: Type.Object(
      {
        accessSeconds: lifetime,
        refreshSeconds: lifetime,
        generation: count,
        loginGeneration: count,
        refreshRefused: Type.Boolean(),
      },
      closed,
    ),
    settledUntil: Instant,
  },
  closed,
);
