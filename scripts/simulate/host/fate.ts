/** Responses that a proxy or a broken host gives instead of the host: status, type, body. */
const strangeResponses = {
  'html 502': [502, 'text/html', '<html><h1>502 Bad Gateway</h1></html>'],
  'json 500': [500, 'application/json', '{"detail":"Internal server error"}'],
  'empty 503': [503, 'text/plain', ''],
  'html 429': [429, 'text/html', '<html><h1>Too many requests</h1></html>'],
  'empty 408': [408, 'text/plain', ''],
  'portal 200': [200, 'text/html', '<html><h1>Welcome to the WiFi</h1></html>'],
  'json 200': [200, 'application/json', '{"status":"ok"}'],
} as const;

export type StrangeResponse = keyof typeof strangeResponses;

export const strangeNames = Object.keys(strangeResponses) as readonly StrangeResponse[];

export function strangeResponse(name: StrangeResponse): Response {
  const [status, type, text] = strangeResponses[name];
  return new Response(text, { status, headers: { 'content-type': type } });
}

/** The fate of a request; times are in milliseconds. Without a fate the request arrives and is answered at once. */
export type Fate =
  | { readonly kind: 'slow'; readonly arrival: number; readonly reply: number }
  | { readonly kind: 'lost request' }
  /** The request is served, but its response is lost. */
  | { readonly kind: 'lost response' }
  /** The connection breaks, but the request still arrives later. */
  | { readonly kind: 'late arrival'; readonly arrival: number }
  /** The response ends in the middle; the browser notices if its length was announced. */
  | { readonly kind: 'truncated'; readonly isNoticed: boolean }
  /** The request is served twice, as browsers repeat a request on a connection that was reset. */
  | { readonly kind: 'doubled' }
  | { readonly kind: 'strange'; readonly response: StrangeResponse; readonly isServed: boolean };

export function truncatedResponse(status: number, text: string, isNoticed: boolean): Response {
  const half = text.slice(0, text.length / 2);
  const headers = { 'content-type': 'application/json' };
  if (!isNoticed) return new Response(half, { status, headers });
  const body = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode(half));
      controller.error(new TypeError('The connection was closed.'));
    },
  });
  return new Response(body, { status, headers });
}
