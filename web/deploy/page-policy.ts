import { createHash } from 'node:crypto';

/** Allowed origins beyond the page's own, as sources of a Content-Security-Policy. */
export interface Reach {
  /** Origin of the API if it is not proxied by the page's own origin. */
  connect: string;
  images: string;
  /** Origins that may frame the page; none if absent. */
  frames?: string;
}

/** Default sources of pictures. Only a page over http shows pictures over http. */
export const defaultImages = { http: 'http: https:', https: 'https:' } as const;

/** Executable scripts only: data blocks (`application/json`) are not subject to the policy. */
const programs = /<script>(.*?)<\/script>/gs;
const sheets = /<style>(.*?)<\/style>/gs;
const styleAttributes = /<[a-z][^>]*? style="([^"]*)"/gs;
const eventAttributes = /<[a-z][^>]*? on[a-z]+="/i;

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashesIn = (html: string, pattern: RegExp): string[] => [
  ...new Set(Array.from(html.matchAll(pattern), ([, text = '']) => hashOf(text))),
];

/** The policy of a page: inline scripts and styles by hash, everything else from its own origin. */
function contentSecurityPolicy(html: string, { connect, images, frames }: Reach): string {
  if (eventAttributes.test(html))
    throw new Error('The page has an event attribute: it cannot run.');
  const attributes = hashesIn(html, styleAttributes);
  return [
    ["default-src 'none'"],
    ["script-src 'self'", ...hashesIn(html, programs)],
    ["style-src 'self'", ...hashesIn(html, sheets)],
    [
      'style-src-attr',
      ...(attributes.length > 0 ? ["'unsafe-hashes'", ...attributes] : ["'none'"]),
    ],
    ["img-src 'self' data:", images],
    ["connect-src 'self'", connect],
    ["manifest-src 'self'"],
    ["worker-src 'self'"],
    ["base-uri 'none'"],
    ["form-action 'none'"],
    [`frame-ancestors ${frames ?? "'none'"}`],
    // Blocks turning text into markup or code; the only Trusted Types policy allows the worker's URL.
    ["require-trusted-types-for 'script'"],
    ['trusted-types matka-worker'],
  ]
    .map((directive) => directive.filter(Boolean).join(' '))
    .join('; ');
}

const refusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'usb',
  'xr-spatial-tracking',
];

/** Headers of every response: no content sniffing, no referrer to other sites. */
export const everyResponse: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
};

/** Additional headers of API responses: a response opened as a page can neither run nor be framed. */
export const apiResponse: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

/** Names of this machine: the console can be opened under each of them, and under a name for each world. */
const ownNames = ['localhost', '127.0.0.1', '*.localhost'];
const isOwnName = (name: string): boolean =>
  name === 'localhost' || /^127(\.\d{1,3}){3}$/.test(name);

/** Origins that may frame the page in development: the console of the mock at `api` if it is on this machine. */
export function framedByConsole(api: string): string {
  const url = URL.canParse(api) ? new URL(api) : undefined;
  if (!url || !isOwnName(url.hostname)) return "'none'";
  const port = url.port ? `:${url.port}` : '';
  return ["'self'", ...ownNames.map((name) => `http://${name}${port}`)].join(' ');
}

/** Additional header over https: the browser never uses http for this name again. */
export const secureResponse: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Additional headers of the page. The passbook needs fullscreen to rotate. */
export const pageResponse = (html: string, reach: Reach): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(html, reach),
  'Permissions-Policy': [
    'fullscreen=(self)',
    ...refusedFeatures.map((feature) => `${feature}=()`),
  ].join(', '),
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-cache',
});
