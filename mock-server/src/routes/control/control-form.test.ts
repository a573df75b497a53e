import Type, { type TSchema } from 'typebox';
import { expect, it } from 'vitest';
import { buildTestApp } from '../../../test/build-app.ts';
import { HttpError } from '../../shared/http-error.ts';
import { readControlForm } from './control-form.ts';

/** The body of the error that a form is refused with; undefined where it is accepted. */
function refusal(schema: TSchema, body: unknown): unknown {
  try {
    readControlForm(schema, body);
    return undefined;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return error.body;
  }
}

const cases: readonly (readonly [TSchema, unknown, string])[] = [
  [Type.Integer(), 'x', 'a whole number, not "x". Example: {"f":1}.'],
  [Type.Number(), 'x', 'a number, not "x". Example: {"f":1}.'],
  [Type.Integer({ minimum: 20 }), 1, 'a whole number from 20, not 1. Example: {"f":20}.'],
  [
    Type.Integer({ minimum: 1, maximum: 5 }),
    6,
    'a whole number from 1 to 5, not 6. Example: {"f":1}.',
  ],
  [Type.Boolean(), 1, 'true or false, not 1. Example: {"f":true}.'],
  [Type.String(), 5, 'a text, not 5. Example: {"f":"text"}.'],
  [
    Type.String({ pattern: '^a+$' }),
    'b',
    'a text that matches ^a+$, not "b". Example: {"f":"text"}.',
  ],
  [
    Type.String({ pattern: '^a+$', examples: ['aa'] }),
    'b',
    'a text of this form, not "b". Example: {"f":"aa"}.',
  ],
  [Type.Enum(['one', 'two']), 'x', 'one, two, not "x". Example: {"f":"one"}.'],
  [Type.Union([Type.Literal('a'), Type.Null()]), 5, 'a or null, not 5. Example: {"f":"a"}.'],
  [Type.Union([Type.Number(), Type.Null()]), 'x', 'a number or null, not "x". Example: {"f":1}.'],
  [Type.Object({ a: Type.String() }), 5, 'an object, not 5. Example: {"f":{"a":"text"}}.'],
  [Type.Boolean(), 'y'.repeat(58), `true or false, not "${'y'.repeat(58)}". Example: {"f":true}.`],
  [Type.Boolean(), 'y'.repeat(59), `true or false, not "${'y'.repeat(59)}…. Example: {"f":true}.`],
];

it.each(cases)(
  'the refusal of a value gives the values that the field takes and an example: row %#',
  (schema, value, text) => {
    expect(refusal(Type.Object({ f: schema }), { f: value })).toEqual({ f: [`f takes ${text}`] });
  },
);

it('each refused field has one message, also a missing or an unknown field', () => {
  const form = Type.Object(
    {
      points: Type.Number({ minimum: 0 }),
      name: Type.String(),
      when: Type.Optional(Type.String()),
    },
    { additionalProperties: false },
  );
  expect(refusal(form, { points: -1, nam: 'x' })).toEqual({
    points: [expect.stringMatching(/^points takes a number from 0, not -1\./)],
    name: [expect.stringMatching(/^name takes a text, and was not given\./)],
    nam: ['There is no nam. Did you mean name? Fields: points, name, when.'],
  });
  expect(refusal(form, { points: 0, name: '' })).toBeUndefined();
});

it.each(['constructor', 'toString', '__proto__'])(
  'a refused field may have the name of an object member: %s',
  (name) => {
    const form = Type.Object({ points: Type.Number() }, { additionalProperties: false });
    const body = JSON.parse(`{"points":1,"${name}":1}`);
    expect(Object.entries(refusal(form, body) ?? {})).toEqual([
      [name, [`There is no ${name}. Fields: points.`]],
    ]);
  },
);

it('a refusal can concern the whole body', () => {
  const form = Type.Object({ points: Type.Number() });
  for (const [body, shown] of [
    [undefined, 'nothing'],
    [null, 'null'],
    ['text', '"text"'],
  ] as const) {
    expect(refusal(form, body)).toEqual({
      non_field_errors: [`The body is a JSON object, not ${shown}. Example: {"points":1}.`],
    });
  }
});

const world = '/__mock/worlds/asha';
const time = '2026-11-20T12:00:00+05:30';

it.each([
  [
    'PUT',
    '/clock/',
    { mode: 'fixed' },
    'now',
    `now takes a time of 2000 to 2099 that exists, with its offset, and was not given. Example: {"now":"${time}"}.`,
  ],
  [
    'PUT',
    '/draws/',
    { market: 'Kalyan', session: 'open', pana: '128' },
    'market',
    /^market takes the name of a market: .*, not "Kalyan"\. Example: \{"market":"/,
  ],
  [
    'PUT',
    '/draws/',
    { market: 'Kalyan Matka', day: '0000-01-01', session: 'open', pana: '128' },
    'day',
    'day takes a day of 2000 to 2099 that exists, not "0000-01-01". Example: {"day":"2026-11-20"}.',
  ],
  [
    'PUT',
    '/draws/',
    { market: 'Kalyan Matka', session: 'open', pana: '321' },
    'pana',
    'pana takes a pana, whose digits rise with 0 as the highest, or null, not "321". Example: {"pana":"128"}.',
  ],
  [
    'PUT',
    '/draws/',
    { market: 'Kalyan Matka', session: 'open', pana: '128', day: '2026-02-30' },
    'day',
    'day takes a day of 2000 to 2099 that exists, not "2026-02-30". Example: {"day":"2026-11-20"}.',
  ],
  [
    'POST',
    '/faults/',
    { effect: 'latency', milliseconds: 120_001 },
    'milliseconds',
    'latency takes at most 120000 milliseconds.',
  ],
  [
    'PUT',
    '/',
    { scenario: 'fersh' },
    'scenario',
    /^scenario takes usual, fresh, .*, not "fersh"\. Example: \{"scenario":"fresh"\}\.$/,
  ],
  [
    'PUT',
    '/clock/',
    undefined,
    'non_field_errors',
    'The body is a JSON object, not nothing. Example: {"mode":"fixed"}.',
  ],
] as const)(
  'an error of the control API names field, value and an example: %s %s %j',
  async (method, path, body, field, message) => {
    const { anonymous } = await buildTestApp();
    const response = await anonymous(`${method} ${world}${path}`, body);
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { [field]: [typeof message === 'string' ? message : expect.stringMatching(message)] },
    ]);
  },
);
