import { chosen } from '../api.js';
import { chip, field, form, h } from '../dom.js';
import { json, pretty } from '../format.js';

/** The demo players, and the one whose token secured requests carry. */
export const session = { players: [], mobile: '' };
const tokens = new Map();
const tokenKey = () => `${chosen.world} ${session.mobile}`;

/** The address of a path in the chosen world, or of the control API. */
const addressIn = (path) =>
  path.startsWith('/__mock/') ? path : `/__mock/w/${chosen.world}${path}`;

/** The access token of the chosen player in the chosen world; signs in once. */
async function accessToken() {
  const known = tokens.get(tokenKey());
  if (known !== undefined) return known;
  const player = session.players.find(({ mobile }) => mobile === session.mobile);
  const response = await fetch(addressIn('/users/login/'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      app_id: chosen.world,
      grant_type: 'otp',
      mobile_number: session.mobile,
      otp: player?.otp,
    }),
  });
  if (!response.ok) throw new Error(`${session.mobile} cannot sign in: ${await response.text()}`);
  const { access } = (await response.json()).tokens;
  tokens.set(tokenKey(), access);
  return access;
}

/** Values of parameters that are right in most worlds. */
const usualValues = () => ({
  world: chosen.world,
  app_id: chosen.world,
  mobile: session.mobile,
  market: 'Kalyan Matka',
  session: 'open',
  number: '1',
  id: '1',
  fault: '1',
});

function addressOf({ path, parameters = [] }, values) {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(values[name] ?? ''));
  const query = parameters
    .filter(({ in: place, name }) => place === 'query' && values[name] !== undefined)
    .map(({ name }) => [name, values[name]]);
  return addressIn(`${filled}${query.length > 0 ? `?${new URLSearchParams(query)}` : ''}`);
}

/** Sends an operation and returns what its response is shown as. */
async function send(operation, values) {
  const { method, security = [] } = operation;
  const address = addressOf(operation, values);
  const headers = {};
  if (values.body !== undefined) headers['content-type'] = 'application/json';
  if (security.some((each) => Object.hasOwn(each, 'bearer')))
    headers.authorization = `Bearer ${await accessToken()}`;
  const began = performance.now();
  const response = await fetch(address, { method, headers, body: values.body });
  const text = await response.text();
  const ms = Math.round(performance.now() - began);
  // The next attempt signs in again.
  if (response.status === 401) tokens.delete(tokenKey());
  return [
    h('p', chip(response.status, response.ok ? 'good' : 'bad'), ` ${ms} ms, ${address}`),
    text === '' ? '' : h('pre', { tabindex: 0 }, pretty(text)),
  ];
}

/** A form that sends an operation in the chosen world and shows the response. */
export function tryIt(operation) {
  const { parameters = [], requestBody } = operation;
  const result = h('div', { class: 'response', role: 'status' });
  const example = requestBody?.content?.['application/json']?.example;
  const fields = parameters.map(({ name, in: place, required }) =>
    field(`${name} (${place})`, {
      name,
      required: required || place === 'path',
      value: usualValues()[name],
      autocomplete: 'off',
    }),
  );
  const body = h('textarea', { name: 'body', spellcheck: 'false' }, example && json(example));
  const submit = (values) => {
    result.textContent = 'Sending…';
    send(operation, values).then(
      (parts) => result.replaceChildren(...parts),
      (error) => result.replaceChildren(error.message),
    );
  };
  return h(
    'div',
    form(
      [
        fields,
        requestBody && h('label', { class: 'body' }, h('span', 'Body (JSON)'), body),
        h('button', { class: 'main' }, 'Send'),
      ],
      submit,
    ),
    result,
  );
}
