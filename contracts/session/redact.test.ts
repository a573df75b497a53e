import { expect, it } from 'vitest';
import type { Exchange } from '../check/exchange.ts';
import { redactExchanges } from './redact.ts';
import { createSecrets } from './secrets.ts';
import { parseSession, sessionText } from './session-file.ts';

const base64 = (text: string): string => Buffer.from(text).toString('base64');
const base64url = (text: string): string => Buffer.from(text).toString('base64url');

const mobile = '9123012340';
const password = 'Surya#2031 "é/+';
const token = `${base64url('{"alg":"HS256","typ":"JWT"}')}.${base64url(`{"sub":"${mobile}"}`)}.c2lnbmF0dXJl`;
const refresh = 'opaque-refresh-token-4711';

/** Secrets of the session below; none may be in its recording in any form. */
const secrets: Readonly<Record<string, string>> = {
  mobile,
  password,
  mpin: '7391',
  otp: '640172',
  token,
  refresh,
  'first name': 'Meera',
  'last name': 'D’Souza-Joshi',
  email: 'meera.joshi@example.org',
  ip: '203.0.113.77',
  host: 'api.example.org',
};

const formsOf = (secret: string): string[] => [
  secret,
  JSON.stringify(secret).slice(1, -1),
  encodeURIComponent(secret),
  encodeURIComponent(secret).replaceAll('%20', '+'),
  base64(secret),
  base64url(secret),
  secret.toUpperCase(),
];

const user = {
  id: 881,
  first_name: secrets['first name'],
  last_name: secrets['last name'],
  name: `${secrets['first name']} ${secrets['last name']}`,
  mobile_number: mobile,
  email: secrets.email,
  address: { street: '12 Lotus Lane, Flat 4', pinCode: '560001' },
  points: 1000,
};

const session = (more: unknown, address = '/homepage/'): Exchange[] => [
  {
    at: '2026-11-20T06:30:00.000Z',
    request: {
      method: 'GET',
      path: address.split('?')[0] ?? '',
      query: [...new URLSearchParams(address.split('?')[1] ?? '')],
      token,
      idempotencyKey: `key of ${mobile}`,
    },
    response: { status: 200, contentType: 'application/json', body: more },
  },
  {
    at: '2026-11-20T06:30:01.000Z',
    request: {
      method: 'POST',
      path: '/users/login/',
      query: [],
      body: { app_id: 'surya-club', mobile_number: mobile, password, mpin: 7391, otp: secrets.otp },
    },
    response: {
      status: 200,
      contentType: 'application/json',
      body: { user, tokens: { access: token, refresh }, from: secrets.ip },
    },
  },
];

const recorded = (more: unknown, address?: string): string =>
  sessionText(redactExchanges(session(more, address), createSecrets(), 'https://api.example.org'));

/** A home page with a text that the client shows. */
const banner = (more: object) => [
  { config_json: { banners: [{ id: 1, image_url: '/a.png', title: 'Welcome', ...more }] } },
];

const texts = Object.entries(secrets).flatMap(([name, secret]) =>
  formsOf(secret).map((form) => [name, form] as const),
);

const places: Readonly<Record<string, (form: string) => unknown>> = {
  'in a field': (form) => ({ note: form }),
  nested: (form) => [{ a: { b: [[form]] } }],
  'in a text that is kept': (form) => banner({ title: `Welcome back, ${form}!` }),
  'in an address that is kept': (form) => banner({ image_url: `/media/?q=${form}&x=1` }),
  'as the name of a field': (form) => ({ [form]: 1 }),
  'in JSON as a text': (form) => ({ raw: JSON.stringify({ note: form }) }),
};

it.each(Object.entries(places))('a recording contains no secret %s', (_, place) => {
  const found = texts.filter(([name, form]) => {
    const more = name === 'host' ? banner({ image_url: `https://${form}/a.png` }) : place(form);
    return name === 'host' && form !== secrets.host ? false : recorded(more).includes(form);
  });
  expect(found).toEqual([]);
});

it('a recording contains no secret in its path, its query or its key', () => {
  for (const [name, form] of texts) {
    if (name === 'host') continue;
    const address = `/homepage/${encodeURIComponent(form)}/?q=${encodeURIComponent(form)}`;
    expect(recorded({}, address), name).not.toContain(form);
  }
  expect(recorded({})).not.toContain(mobile);
});

it('a recording contains no mobile number with a country code, separators or as a number', () => {
  for (const form of ['+919123012340', '91 91230 12340', '91230-12340', '0091-9123012340'])
    expect(recorded({ note: `Call ${form}` })).not.toMatch(/91230.?12340/);
  expect(recorded({ note: 9123012340, more: [919123012340, 7391] })).not.toMatch(/9123012340|7391/);
});

it('a recording contains no part of a token', () => {
  const parts = token.split('.');
  const more = { parts, header: `Bearer ${token}`, session: base64(`${refresh}:x`) };
  for (const part of [...parts.slice(0, 2), refresh, base64(`${refresh}:x`)])
    expect(recorded(more)).not.toContain(part);
});

it('a recording keeps every value that is not a secret', () => {
  const more = {
    data: [
      {
        id: 48_211,
        market: { name: 'Kalyan Matka' },
        bet_type: { name: 'Jodi' },
        timestamps: { created_at: '2026-11-20T12:00:00+05:30' },
        bet_details: {
          bet_status: 'lost',
          amount: 1234.5,
          result_data: { raw_result: "{'processed_result':{'digits':['7','05']}}" },
          placed_bets: [{ pana: '128', points: 10 }, { jodi: '05' }],
        },
      },
    ],
    pagination: { current_page: 1, has_next: false },
  };
  const [exchange] = parseSession(recorded(more, '/bets/history/?page=1')).exchanges;
  expect(exchange?.response.body).toEqual(more);
  expect(exchange?.request.query).toEqual([['page', '1']]);
});

it('a recording hides undeclared fields by their shape, also in a field with the name of a secret', () => {
  const text = recorded({ note: 'none', player: { email: 'none' } });
  const [exchange] = parseSession(text).exchanges;
  expect(exchange?.response.body).toEqual({ note: '<text>', player: { email: '<text>' } });
  expect(text).not.toMatch(/Lotus|560001/);
});

it('a recording contains no whole name that a host sends', () => {
  const [welcome, login] = session(banner({ title: 'Welcome, Ravi Kumar' }));
  const own = { user: { name: 'Ravi Kumar' }, tokens: { access: token, refresh } };
  const exchanges = [welcome, login && { ...login, response: { ...login.response, body: own } }];
  const text = sessionText(
    redactExchanges(
      exchanges.flatMap((one) => one ?? []),
      createSecrets(),
    ),
  );
  expect(text).not.toContain('Ravi Kumar');
  expect(text).toContain('Welcome, <name-1>');
});

it('a recording has one placeholder for each secret', () => {
  const text = recorded(banner({ title: `${mobile} and 8123012341`, description: mobile }));
  const [exchange] = parseSession(text).exchanges;
  expect(exchange?.request.token).toBe('<access-1>');
  expect(exchange?.response.body).toEqual(
    banner({ title: '<mobile-1> and <mobile-2>', description: '<mobile-1>' }),
  );
});

it('a secret with half of a surrogate pair is found in each form', () => {
  const secrets = createSecrets();
  const name = secrets.markOf('token', 'half-\ud83d-token');
  const text = 'half-\ud83d-token, half-%EF%BF%BD-token';
  expect(secrets.replaceIn(text)).toBe(`${name}, ${name}`);
});

it('a placeholder of a secret is not searched for other secrets', () => {
  const marks = createSecrets();
  for (const name of ['First', 'Name', 'Meera Name']) marks.markOf('first-name', name);
  expect(marks.replaceIn('Meera Name, first name')).toBe(
    '<first-name-3>, <first-name-1> <first-name-2>',
  );
});
