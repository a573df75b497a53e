import type { JournalEntry as Entry } from '../src/journal/entry.ts';

const isControlCall = (url: string) => url.startsWith('/__mock/');

/** The status that the client of a request got: 0 without a response. */
const statusOf = ({ status, sent }: Entry) => sent?.status ?? status;

/** True if the client got an error, or a response that a fault changed. */
export const isError = (entry: Entry): boolean =>
  entry.sent !== undefined || statusOf(entry) === 0 || statusOf(entry) >= 400;

/** The mark of a request on the day: of a fault, if a rule was added or an error reached the client, or of a bet. */
export function markOf({ method, url, status, sent }: Entry): 'fault' | 'bet' | undefined {
  if (sent || status === 0 || status >= 500 || (method === 'POST' && url.endsWith('/faults/')))
    return 'fault';
  return method === 'POST' && url.startsWith('/betting/') && status < 300 ? 'bet' : undefined;
}

/** The outcome of a call for its client: `200`, or `500 to the client · fault`. */
export const outcomeOf = (entry: Entry): string =>
  `${statusOf(entry) || 'no response'}${entry.sent ? ' to the client · fault' : ''}`;

/** The filters of the journal. Players leaves out the control API, and with it the calls of the console. */
export const kinds: Readonly<Record<string, (entry: Entry) => boolean>> = {
  All: () => true,
  Players: ({ url }) => !isControlCall(url),
  Writes: ({ method }) => method !== 'GET',
  Errors: (entry) => isError(entry),
  Bets: ({ url }) => url.includes('/betting/'),
};

/** True if a call is of a kind and has the text in method, address, status, request or response. */
export function isShown(entry: Entry, kind: string, text: string): boolean {
  const { method, url, status, request, answer } = entry;
  const all = `${method} ${url} ${status} ${outcomeOf(entry)} ${JSON.stringify(request ?? '')} ${answer}`;
  return kinds[kind]?.(entry) === true && all.toLowerCase().includes(text.trim().toLowerCase());
}

/** True if a request repeats another and changed nothing, as a poll does. */
const repeats = (one: Entry, other: Entry) =>
  one.method === 'GET' &&
  !one.rows &&
  one.method === other.method &&
  one.url === other.url &&
  one.status === other.status &&
  one.playerId === other.playerId &&
  outcomeOf(one) === outcomeOf(other);

/** Requests in groups: equal requests in a row form one group, unless `isApart` separates them. */
export function grouped(
  entries: readonly Entry[],
  isApart: (entry: Entry) => boolean,
): [Entry, ...Entry[]][] {
  const groups: [Entry, ...Entry[]][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && repeats(entry, last[0]) && !isApart(entry)) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

/** The path of a request without the chosen world. */
export const pathInWorld = (url: string): string =>
  url
    .replace(/^\/__mock\/worlds\/[^/]+/, '')
    .replace(/\?app_id=[^&]*&?/, (all) => (all.endsWith('&') ? '?' : ''));

const mobileIn = (request: unknown) =>
  typeof request === 'object' && request !== null && 'mobile_number' in request
    ? String(request.mobile_number)
    : undefined;

/**
 * The sender of a request: the mobile number of its token or, before a login, of its body. `mobiles` are by player id.
 */
export const senderOf = (
  { playerId, request, url }: Entry,
  mobiles: ReadonlyMap<number, string>,
): string =>
  mobiles.get(playerId) ?? mobileIn(request) ?? (isControlCall(url) ? 'control' : 'no one');

const tellsBalance = ({ method, url, status, sent }: Entry) =>
  sent === undefined &&
  method === 'POST' &&
  /^\/(betting|users\/(login|register))\/?(\?|$)/.test(url) &&
  status >= 200 &&
  status < 300;

/** The player of a request and the balance in its response; undefined if the response cannot be read. */
function balanceIn({ playerId, answer }: Entry): [id: number, points: number][] {
  try {
    const { user, user_balance: balance } = JSON.parse(answer);
    const [id, points] = balance ? [playerId, balance.current_balance] : [user.id, user.points];
    return points === undefined ? [] : [[id, points]];
  } catch {
    return [];
  }
}

/**
 * The balance that the app of each player shows, by player id: the balance of the last response that had one. The app
 * asks for no balance between bets, so points that were won since are missing.
 */
export const pointsShown = (entries: readonly Entry[]): Map<number, number> =>
  new Map(entries.filter(tellsBalance).flatMap(balanceIn));

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
const isSecured = ({ url }: { url: string }) => !/^\/(users|__mock)\//.test(url);

/** A request as a curl line. The journal has no secrets: the token comes from the variable TOKEN. */
export function curlOf(entry: Entry, address: string): string {
  const parts = ['curl', '-X', entry.method, quoted(address + entry.url)];
  if (isSecured(entry)) parts.push('-H', '"Authorization: Bearer $TOKEN"');
  if (entry.request !== undefined) {
    parts.push('-H', quoted('content-type: application/json'));
    parts.push('-d', quoted(JSON.stringify(entry.request)));
  }
  return parts.join(' ');
}

/** A request as a test with its response; `address` is the address of the mock. */
export function testOf({ method, url, status, request }: Entry, address: string): string {
  const hasBody = request !== undefined;
  const type = hasBody ? "\n      'content-type': 'application/json'," : '';
  const token = isSecured({ url }) ? "\n      authorization: 'Bearer ' + process.env.TOKEN," : '';
  const body = hasBody ? `\n    body: JSON.stringify(${JSON.stringify(request)}),` : '';
  return `import { expect, it } from 'vitest';

it('${method} ${url.replaceAll("'", '')} gives ${status}', async () => {
  const response = await fetch('${address}${url.replaceAll("'", '%27')}', {
    method: '${method}',
    headers: {${type}${token}
    },${body}
  });
  expect(response.status).toBe(${status});
});
`;
}
