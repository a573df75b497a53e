import Type, { type TSchema } from 'typebox';
import { scenarioList } from '../../seeding/scenarios/scenarios.ts';
import { FaultRule } from '../../worlds/fault-rule.ts';

export const Text = Type.String();
export const Whole = Type.Integer();
export const OrNull = (schema: TSchema) => Type.Union([schema, Type.Null()]);

export const World = Type.Object({
  id: Text,
  now: Text,
  clock: Type.Enum(['real', 'fixed', 'shifted']),
  scenario: Text,
  seed: Whole,
  tokens: Type.Object({
    accessSeconds: Whole,
    refreshSeconds: Whole,
    generation: Whole,
    loginGeneration: Whole,
    refreshRefused: Type.Boolean(),
  }),
});
const HouseEvent = Type.Object({
  type: Type.Enum(['draw', 'correction']),
  at: Text,
  market_id: Whole,
  market: Text,
  day: Text,
  session: Type.Enum(['open', 'close']),
  pana: OrNull(Text),
  digit: OrNull(Text),
  won: Whole,
  lost: Whole,
  paid: Type.Number(),
});
export const Moved = Type.Object({ ...World.properties, events: Type.Array(HouseEvent) });
export const Fault = Type.Object({ id: Whole, rule: FaultRule, hits: Whole });
export const Player = Type.Object({
  id: Whole,
  mobile: Text,
  name: Text,
  points: Type.Number(),
  otp: OrNull(Text),
});
export const LedgerEntry = Type.Object({
  at: Text,
  kind: Text,
  points: Type.Number(),
  balance: Type.Number(),
  bet_id: OrNull(Whole),
});
export const Invariant = Type.Object({
  name: Text,
  holds: Type.Boolean(),
  violations: Type.Array(Type.Unknown()),
});
const Birth = Type.Object({
  seed: Whole,
  scenario: Type.Enum(scenarioList.map(({ id }) => id)),
  at: Whole,
  clock: Type.Object({ mode: Text }),
});
export const Entry = Type.Object({
  number: Whole,
  at: Whole,
  real: Whole,
  method: Text,
  url: Text,
  playerId: Whole,
  key: Type.Optional(Text),
  request: Type.Optional(Type.Unknown()),
  status: Whole,
  answer: Text,
  digest: Type.Optional(Text),
  rows: Whole,
  ledger: Whole,
});
const Told = Type.Object({ status: Whole, answer: Text, rows: Whole, ledger: Whole });
export const Replay = Type.Object({
  calls: Whole,
  compared: Whole,
  differences: Type.Array(
    Type.Object({ number: Whole, call: Text, recorded: Told, replayed: Type.Optional(Told) }),
  ),
});
export const Row = OrNull(Type.Record(Text, Type.Unknown()));
const Draw = Type.Object({
  stops: Text,
  at: Text,
  pana: OrNull(Text),
  digit: OrNull(Text),
  byHand: Type.Boolean(),
  waiting: Whole,
  won: Whole,
  lost: Whole,
  paid: Type.Number(),
});
export const Day = Type.Object({
  day: Text,
  from: Text,
  to: Text,
  now: Text,
  markets: Type.Array(
    Type.Object({
      id: Whole,
      name: Text,
      status: Whole,
      statusName: Text,
      holiday: Type.Boolean(),
      open: Draw,
      close: Draw,
    }),
  ),
});
/** A world as one file; what is put in is checked by it. */
export const WorldFile = Type.Object({
  format: Type.Literal('matka-world-1'),
  id: Text,
  now: Text,
  beginning: OrNull(Type.Object({ birth: Birth, real: Whole, image: OrNull(Text) })),
  journal: Type.Array(Entry),
  whole: Type.Boolean(),
  faults: Type.Object({
    active: Type.Array(Fault),
    next: Whole,
    drawn: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  }),
  image: OrNull(Text),
});
const Counts = Type.Record(Text, Type.Unknown());
export const Coverage = Type.Object({
  met: Type.Object({ calls: Counts, betTypes: Counts, phases: Counts, errorRows: Counts }),
  missing: Type.Record(Text, Type.Array(Text)),
});
