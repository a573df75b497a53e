import { h, table } from '../dom.js';
import { recordedCalls } from './recorded-calls.js';
import { schemaText } from './schema-text.js';
import { tryIt } from './try-it.js';

const jsonOf = (value) => JSON.stringify(value, null, 2);
const block = (text) => h('pre', { tabindex: 0 }, text);

function pretty(text) {
  try {
    return jsonOf(JSON.parse(text));
  } catch {
    return text;
  }
}

const bodyOf = ({ content = {} }) => Object.values(content)[0];

function responsePart(status, response, { components, recorded }) {
  const body = bodyOf(response);
  const call = recorded.get(status);
  const example = call ? pretty(call.answer) : body?.example && jsonOf(body.example);
  return h(
    'details',
    {},
    h('summary', {}, `${status} ${response.description}`),
    body?.schema ? block(schemaText(body.schema, { components })) : '',
    example
      ? [
          h('p', { class: 'hint' }, call ? `Call ${call.number} of the journal:` : 'Example:'),
          block(example),
        ]
      : '',
  );
}

const parameterRow = ({ name, in: place, required, schema }, components) => [
  h('code', {}, name),
  place,
  required ? 'yes' : '',
  h('code', {}, schemaText(schema, { components })),
];

/** The clauses of the specification that an operation fulfils. */
const clausePart = (clauses) =>
  clauses.length === 0
    ? ''
    : [
        h('h4', {}, 'Clauses of the specification'),
        h(
          'ul',
          { class: 'clauses' },
          clauses.map(({ id, text }) =>
            h('li', { id }, h('a', { href: `#${id}` }, id), ` ${text}`),
          ),
        ),
      ];

/** What is known of an operation, and the form that sends it. */
function details(operation, { components, clauses, entries }) {
  const { parameters = [], requestBody, responses } = operation;
  const recorded = recordedCalls(entries(), operation.method, operation.path);
  const body = requestBody && bodyOf(requestBody);
  return h(
    'div',
    { class: 'contents' },
    parameters.length === 0
      ? ''
      : [
          h('h4', {}, 'Parameters'),
          table(
            `Parameters of ${operation.operationId}`,
            ['Name', 'In', 'Needed', 'Type'],
            parameters.map((each) => parameterRow(each, components)),
            '',
          ),
        ],
    body ? [h('h4', {}, 'Body'), block(schemaText(body.schema, { components }))] : '',
    h('h4', {}, 'Responses'),
    Object.entries(responses).map(([status, response]) =>
      responsePart(status, response, { components, recorded }),
    ),
    clausePart(clauses.filter(({ operation: of }) => of === operation.operationId)),
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
      {},
      h('span', { class: `chip method ${kinds[method] ?? ''}` }, method),
      h('code', {}, path),
      h('span', {}, summary ?? ''),
    ),
  );
  line.addEventListener('toggle', () => {
    line.querySelector('.contents')?.remove();
    if (line.open) line.append(details(operation, context));
  });
  return line;
}
