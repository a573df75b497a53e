import { h, table } from '../dom.js';
import { json, pretty } from '../format.js';
import { schemaText } from './schema-text.js';
import { tryIt } from './try-it.js';

const block = (text) => h('pre', { tabindex: 0 }, text);
const bodyOf = ({ content = {} }) => Object.values(content)[0];

/** The newest call of the journal to an operation for each status. */
function recordedCalls(entries, { method, path }) {
  const escaped = path.replaceAll(/[.?+^$()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`^${escaped.replaceAll(/\{\w+\}/g, '[^/]+')}?$`);
  const own = entries.filter(
    (each) => each.method === method && pattern.test(each.url.split('?')[0]),
  );
  return new Map(own.map((entry) => [String(entry.status), entry]));
}

function responsePart([status, response], components, recorded) {
  const body = bodyOf(response);
  const call = recorded.get(status);
  const example = call ? pretty(call.answer) : body?.example && json(body.example);
  return h(
    'details',
    h('summary', `${status} ${response.description}`),
    body?.schema && block(schemaText(body.schema, { components })),
    example && [
      h('p', { class: 'hint' }, call ? `Call ${call.number} of the journal:` : 'Example:'),
      block(example),
    ],
  );
}

/** Clauses of the specification, each with a link to itself. */
export const clauseList = (clauses) =>
  h(
    'ul',
    { class: 'clauses' },
    clauses.map(({ id, text }) => h('li', { id }, h('a', { href: `#${id}` }, id), ` ${text}`)),
  );

/** What is known of an operation, and the form that sends it. */
function details(operation, { components, clauses, entries }) {
  const { parameters = [], requestBody, responses, operationId } = operation;
  const recorded = recordedCalls(entries(), operation);
  const own = clauses.filter((clause) => clause.operation === operationId);
  const parameterRows = parameters.map(({ name, in: place, required, schema }) => [
    h('code', name),
    place,
    required ? 'yes' : '',
    h('code', schemaText(schema, { components })),
  ]);
  return h(
    'div',
    { class: 'contents' },
    parameters.length > 0 && [
      h('h4', 'Parameters'),
      table(`Parameters of ${operationId}`, ['Name', 'In', 'Needed', 'Type'], parameterRows),
    ],
    requestBody && [h('h4', 'Body'), block(schemaText(bodyOf(requestBody).schema, { components }))],
    h('h4', 'Responses'),
    Object.entries(responses).map((each) => responsePart(each, components, recorded)),
    own.length > 0 && [h('h4', 'Clauses of the specification'), clauseList(own)],
    h('h4', 'Try it'),
    tryIt(operation),
  );
}

const kinds = { GET: 'good', POST: 'warn', PUT: 'warn', DELETE: 'bad' };

/** An operation as a line that opens. Its contents are made when it is opened. */
export function operationLine(operation, context) {
  const { method, path, summary, operationId } = operation;
  const line = h(
    'details',
    { class: 'operation', id: operationId },
    h(
      'summary',
      h('span', { class: `chip method ${kinds[method] ?? ''}` }, method),
      h('code', path),
      h('span', summary),
    ),
  );
  line.addEventListener('toggle', () => {
    line.querySelector('.contents')?.remove();
    if (line.open) line.append(details(operation, context));
  });
  return line;
}
