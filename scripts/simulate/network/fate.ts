import { headersOf, type PageResponse, pageResponse } from './page-response.ts';

/** Responses that a proxy or a broken host gives in place of the host's own. */
export type StrangeResponse =
  | 'html 502'
  | 'json 500'
  | 'empty 503'
  | 'html 429'
  | 'empty 408'
  | 'portal 200'
  | 'json 200'
  | 'redirect';

/** What becomes of a request; times in milliseconds. Without one it arrives and is answered at once. */
export type Fate =
  /** Arrives and is answered late, perhaps after the client gave up. */
  | { readonly kind: 'slow'; readonly arrival: number; readonly reply: number }
  /** The connection breaks before the request arrives. */
  | { readonly kind: 'lost request' }
  /** The request is served, its response is lost. */
  | { readonly kind: 'lost response' }
  /** The connection breaks; the request arrives all the same, later. */
  | { readonly kind: 'late arrival'; readonly arrival: number }
  /** The response ends in the middle. */
  | { readonly kind: 'truncated'; readonly isNoticed: boolean }
  /** The request is served twice, as browsers repeat a request on a connection that was reset. */
  | { readonly kind: 'doubled' }
  /** Another response in place of the host's, before or after the request was served. */
  | { readonly kind: 'strange'; readonly response: StrangeResponse; readonly isServed: boolean };

const strange: Readonly<Record<StrangeResponse, readonly [number, string, string]>> = {
  'html 502': [502, 'text/html', '<html><h1>502 Bad Gateway</h1></html>'],
  'json 500': [500, 'application/json', '{"detail":"Internal server error"}'],
  'empty 503': [503, 'text/plain', ''],
  'html 429': [429, 'text/html', '<html><h1>Too many requests</h1></html>'],
  'empty 408': [408, 'text/plain', ''],
  'portal 200': [200, 'text/html', '<html><h1>Welcome to the WiFi</h1></html>'],
  'json 200': [200, 'application/json', '{"status":"ok"}'],
  redirect: [302, 'text/html', ''],
};

/** The response of a proxy; a redirect that is not followed has the status 0 in a browser. */
export function strangeResponse(kind: StrangeResponse): PageResponse {
  const [status, type, text] = strange[kind];
  const isHidden = kind === 'redirect';
  const headers = headersOf(isHidden ? {} : { 'content-type': type });
  return pageResponse({ status: isHidden ? 0 : status, headers, text });
}

const strangeTexts: Readonly<Record<StrangeResponse, string>> = {
  'html 502': 'a gateway page, 502',
  'json 500': 'an error, 500',
  'empty 503': 'an empty response, 503',
  'html 429': 'a page, 429',
  'empty 408': 'an empty response, 408',
  'portal 200': 'the page of a portal, 200',
  'json 200': 'the JSON of a proxy, 200',
  redirect: 'a redirect',
};

/** A fate in words. */
export function describeFate(fate: Fate): string {
  switch (fate.kind) {
    case 'slow':
      return `arrives after ${fate.arrival} ms, its response ${fate.reply} ms later`;
    case 'lost request':
      return 'is lost on its way';
    case 'lost response':
      return 'is served, but its response is lost';
    case 'late arrival':
      return `breaks, but arrives after ${fate.arrival} ms`;
    case 'truncated':
      return 'is served, but its response ends in the middle';
    case 'doubled':
      return 'is served twice';
    case 'strange':
      return `gets ${strangeTexts[fate.response]}, ${fate.isServed ? 'after' : 'before'} it was served`;
  }
}
