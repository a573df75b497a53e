import Type from 'typebox';
import { closed, IntegerSchema, nullable, StringSchema } from '../shared/schema-types.ts';
import { FaultRule } from '../worlds/fault-rule.ts';
import { Instant, WorldSpec } from '../worlds/settings-schema.ts';

export const Fault = Type.Object(
  { id: IntegerSchema, rule: FaultRule, hits: IntegerSchema },
  closed,
);

/** Requests that a world records: those to the API, and control requests that change a world from within. */
const url = '^/(?!w/|__mock/(?!worlds/[^/]+/(?:clock|tokens|faults|players|draws|markets)(?:/|$)))';
export const JournalEntry = Type.Object(
  {
    number: IntegerSchema,
    at: Instant,
    real: Instant,
    method: Type.String({ pattern: '^[A-Z]{1,10}$' }),
    url: Type.String({ pattern: url, maxLength: 20_000 }),
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
  },
  closed,
);
/** A world as one file. Imported files are validated against it. */
export const WorldFile = Type.Object(
  {
    format: Type.Literal('matka-world-1'),
    id: StringSchema,
    now: StringSchema,
    beginning: nullable(
      Type.Object({ birth: WorldSpec, real: Instant, image: nullable(StringSchema) }, closed),
    ),
    journal: Type.Array(JournalEntry, { maxItems: 1_000 }),
    whole: Type.Boolean(),
    faults: Type.Object(
      {
        active: Type.Array(Fault, { maxItems: 100 }),
        next: IntegerSchema,
        drawn: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
      },
      closed,
    ),
    image: nullable(StringSchema),
  },
  closed,
);
