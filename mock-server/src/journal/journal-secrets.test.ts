import { mainPlayer } from '@matka/fixtures/players';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { betBody, buildTestApp } from '../../test/build-app.ts';

const world = '/__mock/worlds/kalyan-matka';
const app_id = 'kalyan-matka';

/** Texts and numbers that occur nowhere by chance. */
const secretText = fc
  .string({ minLength: 8, maxLength: 14, unit: fc.constantFrom(...'qxzjkvw"\\ä%+=&/ 0123456789') })
  .map((text) => `q${text}z7`);
const secretNumber = fc.integer({ min: 700_000_000, max: 799_999_999 }).map((n) => n + 0.125);
const encodedSecret = fc
  .tuple(secretText, fc.constantFrom('base64', 'base64url', 'hex'))
  .map(([text, encoding]) => Buffer.from(text).toString(encoding));
const secret = fc.oneof(secretText, secretNumber, encodedSecret);

const declaredName = fc.constantFrom(
  ...['password', 'confirm_password', 'mpin', 'confirm_mpin', 'otp', 'refresh'],
);
const secretName = fc.oneof(
  declaredName,
  fc.constantFrom('passwd', 'confirmMpin', 'pwd', 'x-mpin', 'pin', 'note'),
);
const anyName = fc.constantFrom('note', 'x', 'pan', 'bets', 'payload');

/** A secret under its name, somewhere in a value: alone, in a list, deep in objects, in a sentence. */
const buried = (value: string | number) =>
  fc.tuple(secretName, anyName, fc.nat(5)).map(([name, other, how]): unknown => {
    switch (how) {
      case 0:
        return { [name]: value };
      case 1:
        return { [other]: { [name]: value } };
      case 2:
        return { [name]: [{ [other]: [value] }] };
      case 3:
        return { payload: { bets: [{ [name]: value }] } };
      case 4:
        return { [other]: `${name}=${quoted(value)}` };
      default:
        return `${name}=${quoted(value)}`;
    }
  });

/** A value as one word of a text. */
const quoted = (value: string | number): string => JSON.stringify(String(value));

const routes = [
  'POST /users/login/',
  'POST /users/register/',
  'POST /token/refresh/',
  'POST /betting/',
  'POST /betting/suggestions/',
];
const bodies: Record<string, object> = {
  'POST /users/login/': { app_id, grant_type: 'password', mobile_number: mainPlayer.mobile },
  'POST /users/register/': {
    app_id,
    grant_type: 'password',
    mobile_number: '9123456780',
    first_name: 'Asha',
    last_name: 'Rao',
  },
  'POST /betting/': betBody(1, [{ digit: '1', points: 1, bet_type: 'open' }]),
  'POST /betting/suggestions/': { bet_type_id: 6, payload: { ank: 1 } },
};

type Sent = { line: string; body?: unknown; key?: string; headers?: Record<string, string> };
const printable = (value: string | number): string => String(value).replace(/[^ -~]/g, '?');
const anySent = (value: string | number): fc.Arbitrary<Sent> => {
  const text = encodeURIComponent(String(value));
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .tuple(fc.constantFrom(...routes), buried(value), fc.boolean())
        .map(([line, hidden, isWhole]): Sent => {
          const isObject = typeof hidden === 'object' && hidden !== null;
          return { line, body: isObject && !isWhole ? { ...bodies[line], ...hidden } : hidden };
        }),
    },
    fc
      .tuple(secretName, fc.constantFrom('/markets/', '/bets/history/', '/betting/history/'))
      .map(([name, path]): Sent => ({ line: `GET ${path}?app_id=${app_id}&${name}=${text}` })),
    fc.tuple(fc.constantFrom(...routes), secretName, fc.boolean()).map(
      ([line, name, isJson]): Sent => ({
        line,
        body: `${name}=${value}`,
        headers: isJson ? {} : { 'content-type': `text/plain; ${name}="${printable(value)}"` },
      }),
    ),
    fc.constantFrom(...routes).map(
      (line): Sent => ({
        line,
        body: bodies[line],
        headers: {
          cookie: `session=${printable(value)}`,
          'user-agent': printable(value),
          'x-password': printable(value),
          referer: printable(value),
        },
      }),
    ),
    secretName.map(
      (name): Sent => ({
        line: 'POST /betting/',
        key: `key of ${printable(value)}`,
        body: { ...bodies['POST /betting/'], [name]: printable(value) },
      }),
    ),
    fc.tuple(declaredName, declaredName).map(
      ([a, b]): Sent => ({
        line: `POST ${world}/faults/`,
        body: {
          effect: 'status',
          status: 418,
          times: 1,
          path: '/never/',
          body: { [a]: value, x: [{ [b]: value }] },
          headers: { [a]: String(value).replace(/[^ -~]/g, '?') },
        },
      }),
    ),
    fc.constantFrom<Sent>(
      { line: `PUT ${world}/draws/`, body: { market: 'x', session: 'open', otp: value } },
      { line: `PUT ${world}/players/9/balance/?mpin=${text}`, body: { points: 5 } },
      { line: `POST ${world}/clock/freeze/?otp=${text}` },
    ),
  );
};

describe('secrets in the journal', { tags: ['@MOCK-27'] }, () => {
  it('the journal keeps no secret in bodies, addresses, keys, rules and responses', async () => {
    let recorded = 0;
    await fc.assert(
      fc.asyncProperty(
        secret.chain((value) =>
          fc.tuple(fc.constant(value), fc.array(anySent(value), { minLength: 4, maxLength: 10 })),
        ),
        async ([value, sent]) => {
          const { anonymous, as } = await buildTestApp({ scenario: 'fresh' });
          for (const { line, body, key, headers } of sent) {
            const call = /__mock|users|token/.test(line) ? anonymous : as(mainPlayer.mobile);
            const isRaw = typeof body !== 'string' || headers !== undefined;
            await call(line, isRaw ? body : JSON.stringify(body), {
              ...(body !== undefined && { 'content-type': 'application/json' }),
              ...(key !== undefined && { 'idempotency-key': printable(key) }),
              ...headers,
            });
          }
          const file = (await anonymous(`GET ${world}/file/?image=false`)).body;
          const journal = (await anonymous(`GET ${world}/journal/`)).body;
          recorded += JSON.parse(journal).length;
          for (const text of [file.slice(0, file.indexOf('"faults":{"active"')), journal]) {
            for (const form of formsOf(value)) expect(text).not.toContain(form);
          }
          expect((await anonymous(`POST ${world}/replay/`)).json().differences).toEqual([]);
        },
      ),
      { numRuns: 100, endOnFailure: true },
    );
    expect(recorded).toBeGreaterThan(400);
  }, 120_000);
});

/** The encodings of a value in a text. */
function formsOf(value: string | number): string[] {
  const text = String(value);
  const escaped = JSON.stringify(text).slice(1, -1);
  const twice = JSON.stringify(escaped).slice(1, -1);
  const encodings = (['base64', 'base64url', 'hex'] as const).map((encoding) =>
    Buffer.from(text).toString(encoding),
  );
  return [text, escaped, twice, encodeURIComponent(text), encodeURI(text), ...encodings];
}
