import Type, { type TSchema } from 'typebox';
import { describe, expect, it } from 'vitest';
import { HttpError } from '../../shared/http-error.ts';
import { consolePolicy } from './console.ts';
import { readControlForm } from './control-form.ts';
import { controlTag } from './openapi-document.ts';

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

describe('a refused value', () => {
  const cases: readonly (readonly [TSchema, unknown, string])[] = [
    [Type.Integer(), 'x', 'a whole number, not "x". Example: {"f":10}.'],
    [Type.Number(), 'x', 'a number, not "x". Example: {"f":10}.'],
    [Type.Integer({ minimum: 20 }), 1, 'a whole number from 20, not 1. Example: {"f":20}.'],
    [
      Type.Integer({ minimum: 1, maximum: 5 }),
      6,
      'a whole number from 1 to 5, not 6. Example: {"f":5}.',
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
    [
      Type.Union([Type.Number(), Type.Null()]),
      'x',
      'a number or null, not "x". Example: {"f":10}.',
    ],
    [Type.Object({ a: Type.String() }), 5, 'an object, not 5. Example: {"f":{}}.'],
    [
      Type.Boolean(),
      'y'.repeat(58),
      `true or false, not "${'y'.repeat(58)}". Example: {"f":true}.`,
    ],
    [
      Type.Boolean(),
      'y'.repeat(59),
      `true or false, not "${'y'.repeat(59)}…. Example: {"f":true}.`,
    ],
  ];

  it.each(cases)('is told with what the field takes and an example: %#', (schema, value, text) => {
    expect(refusal(Type.Object({ f: schema }), { f: value })).toEqual({ f: [`f takes ${text}`] });
  });

  it('has one message for each field, and those that are missing or unknown have one too', () => {
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

  it('may be the whole body', () => {
    const form = Type.Object({ points: Type.Number() });
    for (const [body, shown] of [
      [undefined, 'nothing'],
      [null, 'null'],
      ['text', '"text"'],
    ] as const) {
      expect(refusal(form, body)).toEqual({
        non_field_errors: [`The body is a JSON object, not ${shown}. Example: {"points":10}.`],
      });
    }
  });
});

describe('the policy of the console', () => {
  const policy = (web: string, host?: string) => consolePolicy(web, host);
  const own = "default-src 'self'; img-src data:; frame-ancestors 'none'";

  it.each([
    ['https://localhost:5173', 'localhost:4010'],
    ['http://localhost.example:5173', 'localhost:4010'],
    ['http://127.0.0.256.example', 'localhost:4010'],
    ['http://localhost:5173/#in-world={world}', 'localhost:4010'],
  ])('frames nothing for %s', (web, host) => {
    expect(policy(web, host)).toBe(own);
  });

  it('frames the app on this machine, under the default port too', () => {
    const names = (port: string) =>
      `http://localhost${port} http://127.0.0.1${port} http://*.localhost${port}`;
    expect(policy('http://127.0.0.1:5173', 'localhost:4010')).toBe(
      `${own}; frame-src ${names(':5173')}; connect-src 'self' ${names(':4010')}`,
    );
    for (const host of ['localhost', undefined]) {
      expect(policy('http://localhost/', host)).toBe(
        `${own}; frame-src ${names('')}; connect-src 'self' ${names('')}`,
      );
    }
  });
});

it.each([
  ['/__mock/worlds/', 'worlds'],
  ['/__mock/worlds/:world/', 'worlds'],
  ['/__mock/worlds/:world/file/', 'worlds'],
  ['/__mock/about/', 'worlds'],
  ['/__mock/worlds/:world/clock/advance/', 'time'],
  ['/__mock/worlds/:world/day/', 'time'],
  ['/__mock/worlds/:world/draws/', 'draws'],
  ['/__mock/worlds/:world/markets/:market/', 'draws'],
  ['/__mock/worlds/:world/players/:mobile/', 'players'],
  ['/__mock/worlds/:world/tokens/expire/', 'players'],
  ['/__mock/worlds/:world/faults/', 'faults'],
  ['/__mock/magic-inputs/', 'faults'],
  ['/__mock/worlds/:world/journal/', 'journal'],
  ['/__mock/worlds/:world/replay/', 'journal'],
  ['/__mock/worlds/:world/branch/', 'journal'],
  ['/__mock/invariants/', 'checks'],
  ['/__mock/worlds/:world/invariants/', 'checks'],
  ['/__mock/coverage/', 'checks'],
  ['/elsewhere/', 'worlds'],
])('the operation %s is one of %s', (path, tag) => {
  expect(controlTag(path)).toBe(tag);
});
