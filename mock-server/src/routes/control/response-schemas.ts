import Type from 'typebox';
import { IntegerSchema, nullable, StringSchema } from '../../shared/schema-types.ts';

export const World = Type.Object({
  id: StringSchema,
  now: StringSchema,
  clock: Type.Enum(['real', 'fixed', 'shifted']),
  scenario: StringSchema,
  seed: IntegerSchema,
  tokens: Type.Object({
    accessSeconds: IntegerSchema,
    refreshSeconds: IntegerSchema,
    generation: IntegerSchema,
    loginGeneration: IntegerSchema,
    refreshRefused: Type.Boolean(),
  }),
});
const DrawEvent = Type.Object({
  type: Type.Enum(['draw', 'correction']),
  at: StringSchema,
  market_id: IntegerSchema,
  market: StringSchema,
  day: StringSchema,
  session: Type.Enum(['open', 'close']),
  pana: nullable(StringSchema),
  digit: nullable(StringSchema),
  won: IntegerSchema,
  lost: IntegerSchema,
  paid: Type.Number(),
});
export const ClockChange = Type.Object({ ...World.properties, events: Type.Array(DrawEvent) });
export const Player = Type.Object({
  id: IntegerSchema,
  mobile: StringSchema,
  name: StringSchema,
  points: Type.Number(),
  otp: nullable(StringSchema),
});
export const LedgerEntry = Type.Object({
  at: StringSchema,
  kind: StringSchema,
  points: Type.Number(),
  balance: Type.Number(),
  bet_id: nullable(IntegerSchema),
});
export const Invariant = Type.Object({
  name: StringSchema,
  holds: Type.Boolean(),
  violations: Type.Array(Type.Unknown()),
});
const ComparedFields = Type.Object({
  status: IntegerSchema,
  answer: StringSchema,
  rows: IntegerSchema,
  ledger: IntegerSchema,
});
export const Replay = Type.Object({
  calls: IntegerSchema,
  compared: IntegerSchema,
  differences: Type.Array(
    Type.Object({
      number: IntegerSchema,
      call: StringSchema,
      recorded: ComparedFields,
      replayed: Type.Optional(ComparedFields),
    }),
  ),
});
export const Row = nullable(Type.Record(StringSchema, Type.Unknown()));
const Draw = Type.Object({
  stops: StringSchema,
  at: StringSchema,
  pana: nullable(StringSchema),
  digit: nullable(StringSchema),
  byHand: Type.Boolean(),
  pending: nullable(StringSchema),
  waiting: IntegerSchema,
  won: IntegerSchema,
  lost: IntegerSchema,
  paid: Type.Number(),
});
export const MarketDay = Type.Object({
  day: StringSchema,
  from: StringSchema,
  to: StringSchema,
  now: StringSchema,
  markets: Type.Array(
    Type.Object({
      id: IntegerSchema,
      name: StringSchema,
      status: IntegerSchema,
      statusName: StringSchema,
      holiday: Type.Boolean(),
      open: Draw,
      close: Draw,
    }),
  ),
});
export const DrawPreview = Type.Object({
  pana: nullable(StringSchema),
  digit: nullable(StringSchema),
  total: IntegerSchema,
  won: IntegerSchema,
  paid: Type.Number(),
  bets: Type.Array(
    Type.Object({
      id: IntegerSchema,
      mobile: StringSchema,
      betType: StringSchema,
      numbers: StringSchema,
      points: Type.Number(),
      status: StringSchema,
      win: nullable(Type.Number()),
      winningPana: nullable(StringSchema),
    }),
  ),
});
const Counts = Type.Record(StringSchema, Type.Unknown());
export const Coverage = Type.Object({
  met: Type.Object({ calls: Counts, betTypes: Counts, phases: Counts, errorRows: Counts }),
  missing: Type.Record(StringSchema, Type.Array(StringSchema)),
});
