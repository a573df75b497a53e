import { chosen } from '../api.js';
import { button, chip, field, form, h } from '../dom.js';
import { accessToken, apiAddress, forgetToken, session } from './session.js';

/** A value of a parameter that is right in most worlds. */
const usualValue = (name) =>
  ({
    world: chosen.world,
    app_id: chosen.world,
    mobile: session.mobile,
    market: 'Kalyan Matka',
    session: 'open',
    number: '1',
    id: '1',
    fault: '1',
  })[name] ?? '';

/** The address of an operation with the values of its parameters. */
function addressOf({ path, parameters = [] }, values) {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(values[name] ?? ''));
  const query = parameters
    .filter(({ in: place, name }) => place === 'query' && values[name] !== undefined)
    .map(({ name }) => [name, values[name]]);
  return `${filled}${query.length > 0 ? `?${new URLSearchParams(query)}` : ''}`;
}

const controlPath = /^\/__mock\//;
const isControl = (path) => controlPath.test(path);

/** Whether an operation takes the token of a player. */
const needsToken = ({ security = [] }) => security.some((each) => Object.hasOwn(each, 'bearer'));

const pretty = (text) => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

async function send(operation, values) {
  const path = addressOf(operation, values);
  const headers = { ...(values.body !== undefined && { 'content-type': 'application/json' }) };
  if (needsToken(operation)) headers.authorization = `Bearer ${await accessToken()}`;
  const began = performance.now();
  const address = isControl(path) ? path.replace(controlPath, '/__mock/') : apiAddress(path);
  const response = await fetch(address, {
    method: operation.method,
    headers,
    ...(values.body !== undefined && { body: values.body }),
  });
  const text = await response.text();
  if (response.status === 401) forgetToken();
  return { status: response.status, text, ms: Math.round(performance.now() - began), address };
}

/** A form that sends an operation in the chosen world and shows the response. */
export function tryIt(operation) {
  const result = h('div', { class: 'response', role: 'status' });
  const example = operation.requestBody?.content?.['application/json']?.example;
  const hasBody = operation.requestBody !== undefined;
  const fields = (operation.parameters ?? []).map(({ name, in: place, required }) =>
    field(
      `${name} (${place})`,
      h('input', {
        name,
        required: required || place === 'path',
        value: usualValue(name),
        autocomplete: 'off',
      }),
    ),
  );
  const body = h('textarea', { name: 'body', spellcheck: 'false' });
  body.value = example === undefined ? '' : JSON.stringify(example, null, 2);
  const show = ({ status, text, ms, address }) =>
    result.replaceChildren(
      h('p', {}, chip(status, status < 400 ? 'good' : 'bad'), ` ${ms} ms, ${address}`),
      text === '' ? '' : h('pre', { tabindex: 0 }, pretty(text)),
    );
  return h(
    'div',
    {},
    h('h4', {}, 'Try it'),
    form(
      [
        fields,
        hasBody ? h('label', { class: 'body' }, h('span', {}, 'Body (JSON)'), body) : '',
        button('Send', undefined, 'main', { type: 'submit' }),
      ].flat(),
      (values) => {
        result.textContent = 'Sending…';
        send(operation, values).then(show, (error) => {
          result.textContent = error.message;
        });
      },
    ),
    result,
  );
}
