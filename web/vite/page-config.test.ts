import { expect, it } from 'vitest';
import { parseConfig } from '../src/config.ts';
import { pageConfig, worldOf } from './page-config.ts';

it.each([
  ['moon.localhost', 'moon'],
  ['moon.localhost:5173', 'moon'],
  ['W-17.localhost:80', 'w-17'],
  ['localhost:5173', undefined],
  ['127.0.0.1:5173', undefined],
  ['a.b.localhost', undefined],
  ['moon.localhost.example.com', undefined],
  ['matka.example.com', undefined],
  [undefined, undefined],
])('the host name %s gives the world %s', (host, world) => {
  expect(worldOf(host)).toBe(world);
});

const parsed = (env: Record<string, string>, host?: string) => parseConfig(pageConfig(env, host));

it('the configuration of the page contains the defaults', () => {
  expect(parsed({})).toMatchObject({
    apiBase: '/api',
    appId: 'kalyan-matka',
    grantType: 'password',
  });
});

it('the configuration of the page comes from the environment', () => {
  const env = {
    MATKA_API_BASE: 'https://api.example.com',
    MATKA_APP_ID: 'moon',
    MATKA_THEME: 'sattaMatkaBlue',
    MATKA_GRANT_TYPE: 'mpin',
    MATKA_CONTACTS: 'Call=+91 251 000; Help line = 1=2 ',
    MATKA_IDEMPOTENCY_KEY: 'True',
  };
  expect(parsed(env)).toMatchObject({
    apiBase: 'https://api.example.com',
    appId: 'moon',
    theme: 'sattaMatkaBlue',
    grantType: 'mpin',
    contacts: [
      { label: { text: 'Call' }, number: { text: '+91 251 000' } },
      { label: { text: 'Help line' }, number: { text: '1=2' } },
    ],
    idempotencyKey: true,
  });
});

it('the world of the host name takes precedence over the app id of the environment', () => {
  expect(parsed({ MATKA_APP_ID: 'moon' }, 'sun.localhost:1').appId).toBe('sun');
  expect(parsed({ MATKA_APP_ID: 'moon' }, 'localhost:1').appId).toBe('moon');
});

it('a value of the configuration cannot close its script element', () => {
  const text = pageConfig({ MATKA_APP_ID: '</script><b>' }, undefined);
  expect(text).not.toContain('<');
  expect(parseConfig(text).appId).toBe('</script><b>');
});

it.each([
  [
    { MATKA_GRANT_TYPE: 'pin' },
    /^MATKA_GRANT_TYPE: App configuration: "grantType" must be one of password, mpin, otp$/,
  ],
  [{ MATKA_API_BASE: 'api.example.com' }, /^MATKA_API_BASE: .*"apiBase" must be a path/],
  [{ MATKA_APP_ID: ' ' }, /^MATKA_APP_ID: .*"appId" must be a text that is not empty$/],
  [{ MATKA_IDEMPOTENCY_KEY: 'maybe' }, 'MATKA_IDEMPOTENCY_KEY takes one of: 1, true,'],
  [{ MATKA_CONTACTS: 'a=1;b=2;c=3' }, '"contacts" must be a list of at most two lines'],
  [
    { MATKA_CONTACTS: '+91 251' },
    /^MATKA_CONTACTS: .*"contacts\[0\].number" must be a text that is not empty$/,
  ],
])('an invalid configuration of the page is rejected: %j', (env, message) => {
  expect(() => pageConfig(env, undefined)).toThrow(message);
});
