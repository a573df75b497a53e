import { createHash } from 'node:crypto';

/** What a page is allowed to reach beyond its own origin, as sources of a Content-Security-Policy. */
export interface Reach {
  /** Where calls of the API go when they do not go through the page's own origin. */
  connect: string;
  /** Where banners may be shown from. */
  images: string;
}

/** Only programs are counted: a block of data (`application/json`) never runs, so no policy looks at it. */
const programs = /<script>(.*?)<\/script>/gs;
const sheets = /<style>(.*?)<\/style>/gs;
const styleAttributes = /<[a-z][^>]*? style="([^"]*)"/gs;
const eventAttributes = /<[a-z][^>]*? on[a-z]+="/i;

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashesIn = (html: string, pattern: RegExp): string[] => [
  ...new Set(Array.from(html.matchAll(pattern), ([, text = '']) => hashOf(text))),
];

/** The policy of a page: it may run and show what it came with, by hash, and what its own origin serves. */
function contentSecurityPolicy(html: string, { connect, images }: Reach): string {
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
    ["frame-ancestors 'none'"],
    // Nobody makes markup or code out of text: the browser refuses it, whatever a server answers.
    // The one policy vouches for the address of the worker and for nothing else.
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

/** What every answer of the web server carries: the type is as said, and no address leaves the site. */
export const everyResponse: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
};

/** What the answers of the API carry besides: opened as a page, they can neither run nor be framed. */
export const apiResponse: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

/** What answers over https carry besides: this name is never asked for in the clear again. */
export const secureResponse: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** What the page carries besides. The passbook turns itself by way of the full screen. */
export const pageResponse = (html: string, reach: Reach): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(html, reach),
  'Permissions-Policy': [
    'fullscreen=(self)',
    ...refusedFeatures.map((feature) => `${feature}=()`),
  ].join(', '),
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-cache',
});
