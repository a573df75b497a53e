import { expect, it } from 'vitest';
import {
  apiResponse,
  everyResponse,
  framedByConsole,
  pageResponse,
  secureResponse,
} from './page-policy.ts';

const nothing = { connect: '', images: '' };
const page =
  '<!doctype html><script>run()</script><script type="application/json">{}</script><style>p{}</style>';

/** The sources of each directive of a policy. */
function directives(policy: string | undefined): Record<string, string> {
  const pairs = (policy ?? '').split('; ').map((one) => one.split(/ (.*)/s));
  return Object.fromEntries(pairs.map(([name = '', sources = '']) => [name, sources]));
}

const policyOf = (html: string, reach = nothing) =>
  directives(pageResponse(html, reach)['Content-Security-Policy']);

it('the policy forbids framing the page, and allows only its own scripts and requests', () => {
  expect(policyOf(page)).toEqual({
    'default-src': "'none'",
    'script-src': "'self' 'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='",
    'style-src': "'self' 'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='",
    'style-src-attr': "'none'",
    'img-src': "'self' data:",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'matka-worker',
  });
});

it('the policy allows the API and image origins of the operator', () => {
  const policy = policyOf(page, { connect: 'https://api.example', images: 'https://img.example' });
  expect(policy['connect-src']).toBe("'self' https://api.example");
  expect(policy['img-src']).toBe("'self' data: https://img.example");
});

it('the policy allows each style attribute of the page by one hash', () => {
  const policy = policyOf('<p style="a:b">1</p><p style="a:b">2</p>');
  expect(policy['style-src-attr']).toMatch(/^'unsafe-hashes' 'sha256-[\w+/]{43}='$/);
});

it('the policy cannot be made for a page with an event attribute', () => {
  expect(() => policyOf('<p onclick="run()">1</p>')).toThrow('The page has an event attribute');
});

it('the policy of an API response forbids running and framing it', () => {
  expect(directives(apiResponse['Content-Security-Policy'])).toEqual({
    'default-src': "'none'",
    'frame-ancestors': "'none'",
    sandbox: '',
  });
});

it('the page may use fullscreen and no other feature of the device', () => {
  const features = pageResponse(page, nothing)['Permissions-Policy']?.split(', ') ?? [];
  expect(features.filter((one) => !one.endsWith('=()'))).toEqual(['fullscreen=(self)']);
  for (const one of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
    expect(features).toContain(`${one}=()`);
});

it('every response has the security headers, and an https response has further ones', () => {
  expect(everyResponse).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
  });
  expect(secureResponse).toEqual({
    'Strict-Transport-Security': 'max-age=31536000',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
  expect(pageResponse(page, nothing)).toMatchObject({
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-cache',
  });
});

it('only the console of a mock on this machine may frame the page', () => {
  expect(framedByConsole('http://127.0.0.1:4010')).toBe(
    "'self' http://localhost:4010 http://127.0.0.1:4010 http://*.localhost:4010",
  );
  for (const api of ['nonsense', 'https://api.example', 'http://localhost.example:4010'])
    expect(framedByConsole(api)).toBe("'none'");
});
