import { expect, it } from 'vitest';
import type { Exchange } from '../check/exchange.ts';
import { betType, got, market, page, posted, record } from '../check/test-support.ts';
import { showExchange } from '../report/shown-exchange.ts';
import { readHar } from './from-har.ts';
import { hideUnknown } from './hide-unknown.ts';
import { parseSession, sessionText } from './session-file.ts';

const bodyOf = (exchange: Exchange) => hideUnknown(exchange).response.body;

it.each<[Exchange]>([
  [got('/markets/', [market()])],
  [got('/bet-types/', [betType(1, 'single_digits', 'Ank', { min_digit: 0 })])],
  [got('/bets/history/', page(record({ details: { result_data: { raw_result: null } } })))],
  [
    got('/markets/results/monthly/?date=2026-11-20', {
      markets: { 'A & B': [{ open_pana: '128' }] },
    }),
  ],
  [posted('/betting/', {}, { error: ['Insufficient balance'] }, 400)],
  [posted('/users/register/', {}, { mobile_number: ['Bad'], non_field_errors: 'No' }, 400)],
  [posted('/betting/suggestions/', {}, { suggestions: { combinations: { jodis: ['05'] } } })],
  [posted('/betting/suggestions/', {}, { suggestions: { combinations: ['128:SP'] } })],
])('a recording keeps every field that the client reads: %j', (exchange) => {
  expect(bodyOf(exchange)).toEqual(exchange.response.body);
});

it('a recording keeps the shape alone of undeclared fields', () => {
  const own = { note: 'x', count: 7, none: null, on: true, list: ['a', { b: 1.5 }], empty: '' };
  expect(bodyOf(got('/markets/', [{ ...market(), own, name: { en: 'Surya' } }]))).toEqual([
    {
      ...market(),
      own: {
        note: '<text>',
        count: 0,
        none: null,
        on: true,
        list: ['<text>', { b: 0 }],
        empty: '',
      },
      name: { en: '<text>' },
    },
  ]);
  expect(bodyOf(got('/profile/', { id: 7, name: 'Asha' }))).toEqual({ id: 0, name: '<text>' });
  const raw_result = "{'processed_result':{'digits':['7'],'winner':'Asha'},'by':'Ravi'}";
  const decided = record({ details: { result_data: { raw_result } } });
  expect(JSON.stringify(bodyOf(got('/bets/history/', page(decided))))).toContain(
    "{'processed_result':{'digits':['7'],'winner':'<text>'},'by':'<text>'}",
  );
});

it.each<[what: string, exchange: Exchange]>([
  ['in the path of an unknown endpoint', got('/reset/Surya2031Meera/', {})],
  [
    'as a name in what nobody declares',
    got('/markets/', [{ ...market(), by: { 'Surya 2031': 1 } }]),
  ],
  ['as a name in an unknown response', got('/profile/', { '881-Surya2031': { a: 1 } })],
  ['on a page of a server that failed', got('/markets/', '<p>Surya2031</p>', 500)],
  ['on a page in place of a list', got('/markets/', 'Surya2031')],
  ['in the query of an unknown endpoint', got('/profile/?q=Surya2031&Surya2031=1', {})],
])('a recording hides a secret %s', (_, exchange) => {
  expect(JSON.stringify(hideUnknown(exchange))).not.toMatch(/Surya ?2031/);
});

it('a recording keeps the request fields that the API declares', () => {
  const body = {
    bet_type_id: 1,
    payload: { bets: [{ digit: '5', note: 'x', points: 10 }] },
    device: 'd',
  };
  const { request } = hideUnknown(posted('/betting/', body, {}));
  expect(request.body).toEqual({
    bet_type_id: 1,
    payload: { bets: [{ digit: '5', note: '<text>', points: 10 }] },
    device: '<text>',
  });
  expect(hideUnknown(got('/markets/?app_id=surya&sid=41f', [])).request.query).toEqual([
    ['app_id', 'surya'],
    ['sid', '<text>'],
  ]);
});

/** Nine secrets, none of which may leave the machine in any form. */
const secrets = {
  password: 'Surya#2031',
  mpin: '739182',
  otp: '640172',
  access: 'opaque-access-4711',
  refresh: 'opaque-refresh-4711',
  mobile: '9123012340',
  cookie: 'sid-8f2c61',
  apiKey: 'key-51ab-9921',
  aadhaar: '499118665246',
};
const encoded = (text: string) => Buffer.from(text).toString('base64');
const everySecret = Object.values(secrets).join(' ');

const entry = (url: string, sent: object | undefined, received: object, asBase64 = false) => {
  const text = JSON.stringify(received);
  return {
    startedDateTime: '2026-11-20T06:30:00.000Z',
    request: {
      method: sent ? 'POST' : 'GET',
      url: `https://api.example/v1${url}`,
      headers: [
        { name: 'Authorization', value: `Bearer ${secrets.access}` },
        { name: 'Cookie', value: `sid=${secrets.cookie}; otp=${secrets.otp}` },
        { name: 'X-Api-Key', value: secrets.apiKey },
        { name: 'X-Note', value: everySecret },
      ],
      cookies: [{ name: 'sid', value: secrets.cookie }],
      ...(sent && { postData: { mimeType: 'application/json', text: JSON.stringify(sent) } }),
    },
    response: {
      status: 200,
      headers: [
        { name: 'Content-Type', value: 'application/json' },
        { name: 'Set-Cookie', value: `sid=${secrets.cookie}` },
      ],
      content: asBase64 ? { text: encoded(text), encoding: 'base64' } : { text },
    },
  };
};
const { access, refresh, mobile, password, mpin, otp, apiKey, aadhaar, cookie } = secrets;
const user = { id: 7, name: 'Asha', mobile_number: mobile, aadhaar, kyc: { note: everySecret } };
const har = {
  log: {
    entries: [
      entry(
        '/users/login/',
        { mobile_number: mobile, password, mpin, otp, note: everySecret },
        {
          user,
          tokens: { access, refresh },
        },
      ),
      entry(
        `/markets/?app_id=surya&key=${apiKey}&q=${encoded(everySecret)}&sid=${cookie}`,
        undefined,
        [{ ...market(), owner: { aadhaar, note: encoded(everySecret) }, [`of_${mobile}`]: apiKey }],
      ),
      entry('/bets/history/?page=1', undefined, { ...page(record()), debug: everySecret }, true),
    ],
  },
};

const formsOf = (secret: string) => [
  secret,
  encoded(secret).replaceAll('=', ''),
  encodeURIComponent(secret),
  JSON.stringify(secret).slice(1, -1),
];

it('a recording keeps none of nine secrets in query, cookie, header, body, base64 and HAR', () => {
  const { exchanges } = readHar(har.log);
  const recording = sessionText(parseSession(JSON.stringify(har)).exchanges);
  const account = [mobile, password, mpin, otp, access, refresh];
  const redact = (text: string) =>
    account.reduce((rest, secret) => rest.replaceAll(secret, '***'), text);
  const report = exchanges.map((one) => JSON.stringify(showExchange(one, redact)())).join();
  expect(exchanges).toHaveLength(3);
  const found = [recording, report].flatMap((text) =>
    Object.values(secrets).filter((secret) => formsOf(secret).some((form) => text.includes(form))),
  );
  expect(found).toEqual([]);
  expect(recording).toContain('Surya Day');
});
