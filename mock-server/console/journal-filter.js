/** Whether an address is one of the control API. */
export const isControlCall = (url) => /^\/__mock\//.test(url);

/** Choices of calls. Those of players are without the control API, so without the console's own. */
export const kinds = [
  { id: 'all', label: 'All', holds: () => true },
  { id: 'players', label: 'Players', holds: ({ url }) => !isControlCall(url) },
  { id: 'writes', label: 'Writes', holds: ({ method }) => method !== 'GET' },
  { id: 'errors', label: 'Errors', holds: ({ status }) => status === 0 || status >= 400 },
  { id: 'bets', label: 'Bets', holds: ({ url }) => url.includes('/betting/') },
];

/** Whether a call is of a kind and has the text in method, address, status, request or response. */
export function isShown(entry, kind, text) {
  const chosen = kinds.find(({ id }) => id === kind);
  if (!chosen?.holds(entry)) return false;
  const { method, url, status, request, answer } = entry;
  const all = `${method} ${url} ${status} ${JSON.stringify(request ?? '')} ${answer}`;
  return all.toLowerCase().includes(text.trim().toLowerCase());
}

const quoted = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
const isSecured = ({ url }) => !/^\/(users|__mock)\//.test(url);

/** A call as a cURL line. The journal holds no secrets: the token comes from the variable TOKEN. */
export function curlOf(entry, address) {
  const parts = ['curl', '-X', entry.method, quoted(address + entry.url)];
  if (isSecured(entry)) parts.push('-H', '"Authorization: Bearer $TOKEN"');
  if (entry.request !== undefined) {
    parts.push('-H', quoted('content-type: application/json'));
    parts.push('-d', quoted(JSON.stringify(entry.request)));
  }
  return parts.join(' ');
}

/** A call as a test with its response. */
export function testOf(entry, address) {
  const body =
    entry.request === undefined
      ? ''
      : `\n    body: JSON.stringify(${JSON.stringify(entry.request)}),`;
  const type = entry.request === undefined ? '' : "\n      'content-type': 'application/json',";
  const token = isSecured(entry) ? "\n      authorization: 'Bearer ' + process.env.TOKEN," : '';
  return `import { expect, it } from 'vitest';

it('${entry.method} ${entry.url.replaceAll("'", '')} gives ${entry.status}', async () => {
  const response = await fetch('${address}${entry.url.replaceAll("'", '%27')}', {
    method: '${entry.method}',
    headers: {${type}${token}
    },${body}
  });
  expect(response.status).toBe(${entry.status});
});
`;
}
