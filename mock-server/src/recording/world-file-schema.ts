import Type from 'typebox';
import { IntegerSchema, nullable, StringSchema } from '../shared/schema-types.ts';
import { FaultRule } from '../worlds/fault-rule.ts';

export const Fault = Type.Object({ id: IntegerSchema, rule: FaultRule, hits: IntegerSchema });
export const JournalEntry = Type.Object({
  number: IntegerSchema,
  at: IntegerSchema,
  real: IntegerSchema,
  method: StringSchema,
  url: StringSchema,
  playerId: IntegerSchema,
  key: Type.Optional(StringSchema),
  request: Type.Optional(Type.Unknown()),
  faults: Type.Optional(Type.Array(IntegerSchema)),
  redacted: Type.Optional(Type.Boolean()),
  status: IntegerSchema,
  ms: Type.Optional(Type.Number()),
  answer: StringSchema,
  digest: Type.Optional(StringSchema),
  rows: IntegerSchema,
  ledger: IntegerSchema,
});
const WorldSpec = Type.Object({
  seed: IntegerSchema,
  scenario: StringSchema,
  at: IntegerSchema,
  clock: Type.Object({
    mode: StringSchema,
    at: Type.Optional(IntegerSchema),
    by: Type.Optional(IntegerSchema),
  }),
});
/** A world as one file. Imported files are validated against it. */
export const WorldFile = Type.Object({
  format: Type.Literal('matka-world-1'),
  id: StringSchema,
  now: StringSchema,
  beginning: nullable(
    Type.Object({ birth: WorldSpec, real: IntegerSchema, image: nullable(StringSchema) }),
  ),
  journal: Type.Array(JournalEntry),
  whole: Type.Boolean(),
  faults: Type.Object({
    active: Type.Array(Fault),
    next: IntegerSchema,
    drawn: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  }),
  image: nullable(StringSchema),
});
