/** @typedef {import('../src/worlds/journal.ts').JournalEntry} Entry */

const isControlCall = (/** @type {string} */ url) => url.startsWith('/__mock/');

/** The status that the client of a call got: 0 for no response. */
const statusOf = (/** @type {Entry} */ { status, sent }) => sent?.status ?? status;

/** True if a client got an error, or a response that a fault spoiled. */
export const isError = (/** @type {Entry} */ entry) =>
  entry.sent !== undefined || statusOf(entry) === 0 || statusOf(entry) >= 400;

/** The mark of a call on the day: of a fault, if one was armed or an error reached the client, or of a bet. */
export function markOf(/** @type {Entry} */ { method, url, status, sent }) {
  if (sent || status === 0 || status >= 500 || (method === 'POST' && url.endsWith('/faults/')))
    return 'fault';
  return method === 'POST' && url.startsWith('/betting/') && status < 300 ? 'bet' : undefined;
}

/** The outcome of a call for its client: `200`, or `500 to the client · fault`. */
export const outcomeOf = (/** @type {Entry} */ entry) =>
  `${statusOf(entry) || 'no response'}${entry.sent ? ' to the client · fault' : ''}`;

/**
 * The filters of the journal. Players leaves out the control API, and with it the console's own calls.
 * @type {Readonly<Record<string, (entry: Entry) => boolean>>}
 */
export const kinds = {
  All: () => true,
  Players: ({ url }) => !isControlCall(url),
  Writes: ({ method }) => method !== 'GET',
  Errors: (entry) => isError(entry),
  Bets: ({ url }) => url.includes('/betting/'),
};

/**
 * True if a call is of a kind and has the text in method, address, status, request or response.
 * @param {Entry} entry
 * @param {string} kind
 * @param {string} text
 */
export function isShown(entry, kind, text) {
  const { method, url, status, request, answer } = entry;
  const all = `${method} ${url} ${status} ${outcomeOf(entry)} ${JSON.stringify(request ?? '')} ${answer}`;
  return kinds[kind]?.(entry) === true && all.toLowerCase().includes(text.trim().toLowerCase());
}

/**
 * True if a call repeats another and changed nothing, as those of a poll do.
 * @param {Entry} one
 * @param {Entry} other
 */
const repeats = (one, other) =>
  one.method === 'GET' &&
  !one.rows &&
  one.method === other.method &&
  one.url === other.url &&
  one.status === other.status &&
  one.playerId === other.playerId &&
  outcomeOf(one) === outcomeOf(other);

/**
 * Calls in groups: those in a row that repeat each other are one, unless `isApart` says otherwise.
 * @param {readonly Entry[]} entries
 * @param {(entry: Entry) => boolean} isApart
 */
export function grouped(entries, isApart) {
  /** @type {[Entry, ...Entry[]][]} */
  const groups = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && repeats(entry, last[0]) && !isApart(entry)) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

/** The path of a call without its world, which is the chosen one. */
export const pathInWorld = (/** @type {string} */ url) =>
  url
    .replace(/^\/__mock\/worlds\/[^/]+/, '')
    .replace(/\?app_id=[^&]*&?/, (all) => (all.endsWith('&') ? '?' : ''));

const mobileIn = (/** @type {unknown} */ request) =>
  typeof request === 'object' && request !== null && 'mobile_number' in request
    ? String(request.mobile_number)
    : undefined;

/**
 * Who sent a call: the mobile number of the token or, before a login, that of the request.
 * @param {Entry} entry
 * @param {ReadonlyMap<number, string>} mobiles by player id
 */
export const senderOf = ({ playerId, request, url }, mobiles) =>
  mobiles.get(playerId) ?? mobileIn(request) ?? (isControlCall(url) ? 'control' : 'no one');

const tellsBalance = (/** @type {Entry} */ { method, url, status, sent }) =>
  sent === undefined &&
  method === 'POST' &&
  /^\/(betting|users\/(login|register))\/?(\?|$)/.test(url) &&
  status >= 200 &&
  status < 300;

/**
 * The player of a call and the balance in its response; nothing if the response cannot be read.
 * @param {Entry} entry
 * @returns {[id: number, points: number][]}
 */
function balanceIn({ playerId, answer }) {
  try {
    const { user, user_balance: balance } = JSON.parse(answer);
    const [id, points] = balance ? [playerId, balance.current_balance] : [user.id, user.points];
    return points === undefined ? [] : [[id, points]];
  } catch {
    return [];
  }
}

/**
 * The balance that the app of each player shows, by player id: that of the last response that had one. The app asks for no
 * balance between bets, so points that were won since are missing.
 * @param {readonly Entry[]} entries
 */
export const pointsShown = (entries) => new Map(entries.filter(tellsBalance).flatMap(balanceIn));

const quoted = (/** @type {string} */ text) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
const isSecured = (/** @type {{ url: string }} */ { url }) => !/^\/(users|__mock)\//.test(url);

/**
 * A call as a cURL line. The journal holds no secrets: the token comes from the variable TOKEN.
 * @param {Entry} entry
 * @param {string} address of the mock
 */
export function curlOf(entry, address) {
  const parts = ['curl', '-X', entry.method, quoted(address + entry.url)];
  if (isSecured(entry)) parts.push('-H', '"Authorization: Bearer $TOKEN"');
  if (entry.request !== undefined) {
    parts.push('-H', quoted('content-type: application/json'));
    parts.push('-d', quoted(JSON.stringify(entry.request)));
  }
  return parts.join(' ');
}

/**
 * A call as a test with its response.
 * @param {Entry} entry
 * @param {string} address of the mock
 */
export function testOf({ method, url, status, request }, address) {
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
