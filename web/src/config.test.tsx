import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { config, onConfig, parseConfig, setConfig } from './config.ts';
import { inEnglish } from './testing/english.ts';

const placeholder = { number: 'Number not available' };

it('parseConfig fills in the defaults', () => {
  expect(inEnglish(parseConfig('{}'))).toEqual({
    apiBase: '/api',
    appId: 'kalyan-matka',
    theme: 'kalyanMatkaBlue',
    appName: 'KalyanMatka',
    grantType: 'password',
    contacts: [
      { label: 'Call', ...placeholder },
      { label: 'WhatsApp', ...placeholder },
    ],
    idempotencyKey: false,
  });
});

it('parseConfig removes the slash at the end of the API address', { tags: ['@APP-10'] }, () => {
  const base = (apiBase: string) => parseConfig(JSON.stringify({ apiBase })).apiBase;
  expect(base('https://api.example.com/v1/')).toBe('https://api.example.com/v1');
  expect(base('/api/')).toBe('/api');
});

it('an unknown theme name falls back to the default theme', () => {
  expect(parseConfig('{"theme": "neon"}').theme).toBe('kalyanMatkaBlue');
  expect(parseConfig('{"theme": "sattaMatkaDark"}')).toMatchObject({
    theme: 'sattaMatkaDark',
    appName: 'SattaMatka',
  });
});

it('parseConfig uses the given grant type, or the grant type of the theme', () => {
  expect(parseConfig('{"grantType": "mpin"}').grantType).toBe('mpin');
  expect(parseConfig('{"theme": "sattaMatkaBlue"}').grantType).toBe('password');
});

it('the configuration always has two contact lines', () => {
  const { contacts } = parseConfig('{"contacts": [{"label": "Help", "number": " 0251 1 "}]}');
  expect(inEnglish(contacts)).toEqual([
    { label: 'Help', number: '0251 1' },
    { label: 'WhatsApp', ...placeholder },
  ]);
});

it.each([
  ['__MATKA_CONFIG__', 'the text in #matka-config is not JSON'],
  ['[]', '"#matka-config" must be an object'],
  [
    '{"apiBase": "api.example.com"}',
    '"apiBase" must be a path that begins with / or an http(s) address',
  ],
  ['{"apiBase": {}}', '"apiBase" must be a path that begins with / or an http(s) address'],
  ['{"appId": " "}', '"appId" must be a text that is not empty'],
  ['{"theme": true}', '"theme" must be a text that is not empty'],
  ['{"grantType": "pin"}', '"grantType" must be one of password, mpin, otp'],
  ['{"contacts": [{}, {}, {}]}', '"contacts" must be a list of at most two lines'],
  ['{"contacts": ["0251"]}', '"contacts[0]" must be an object with label and number'],
  ['{"contacts": [{}, {"number": ""}]}', '"contacts[1].number" must be a text that is not empty'],
  ['{"idempotencyKey": "yes"}', '"idempotencyKey" must be true or false'],
])('parseConfig rejects %s', (text, message) => {
  expect(() => parseConfig(text)).toThrow(`App configuration: ${message}`);
});

it('setConfig sets the given members and the defaults, and notifies listeners', () => {
  const listener = vi.fn();
  onConfig(listener);
  setConfig({ appId: 'one', grantType: 'otp' });
  setConfig({ appId: 'two' });
  expect(config()).toMatchObject({ appId: 'two', grantType: 'password' });
  expect(listener).toHaveBeenLastCalledWith(config());
});

describe('the configuration of a page', () => {
  beforeEach(() => {
    vi.resetModules();
  });
  afterEach(() => {
    document.body.replaceChildren();
  });
  const page = (html: string) => {
    document.body.innerHTML = html;
  };
  const script = (text: string) =>
    `<script type="application/json" id="matka-config">${text}</script>`;

  it('the configuration is read from the script element only once', async () => {
    page(script('{"appId": "moon"}'));
    const fresh = await import('./config.ts');
    expect(fresh.config().appId).toBe('moon');
    page(script('{"appId": "sun"}'));
    expect(fresh.config().appId).toBe('moon');
  });

  it.each([
    ['', 'App configuration: the page has no #matka-config'],
    [script('{"appId": ""}'), 'App configuration: "appId" must be a text that is not empty'],
  ])('an error in the page configuration %j shows on the page: %s', async (html, message) => {
    page(html);
    const fresh = await import('./config.ts');
    expect(() => fresh.config()).toThrow(message);
    expect(document.body.textContent).toBe(message);
  });
});
