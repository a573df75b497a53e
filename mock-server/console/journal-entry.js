import { act } from './act.js';
import { worldAddress } from './api.js';
import { curlOf, testOf } from './calls.js';
import { button, chip, h, row, table } from './dom.js';
import { json, pretty } from './format.js';
import { toast } from './toast.js';

/** A changed row: the columns that differ, each as it was and as it is. */
function changeRow({ table: name, before, after }) {
  const { id = '' } = after ?? before;
  const differing = Object.keys(after ?? before).filter(
    (key) => !before || !after || before[key] !== after[key],
  );
  const columns = differing.map((key) =>
    h(
      'li',
      `${key} `,
      before && h('del', String(before[key])),
      before && after && ' ',
      after && h('ins', String(after[key])),
    ),
  );
  return [
    `${name} ${id}`,
    !before ? chip('new', 'good') : after ? chip('changed', 'warn') : chip('gone', 'bad'),
    h('ul', { class: 'differences' }, columns),
  ];
}

const body = (title, text) =>
  h('div', h('h3', title), text ? h('pre', { tabindex: 0 }, text) : h('p', 'No body'));

const copyButton = (label, what, text) =>
  button(label, () =>
    act(async () => {
      await navigator.clipboard.writeText(text);
      toast(`${what} copied.`);
    }),
  );

/** What was done, and what the client got instead where a fault changed it. */
const responseOf = ({ status, sent }) =>
  `${status || 'none'}${sent ? `; to the client ${sent.status || 'no response'} (${sent.effects.join(', ')})` : ''}`;

/** A call's request beside its response, and its changes: a list of rows, or why there is none. */
export function entryDetails(entry, changes) {
  const { request, answer } = entry;
  return h(
    'div',
    { class: 'call' },
    h(
      'div',
      { class: 'beside' },
      body('Request', request === undefined ? '' : json(request)),
      body(`Response: ${responseOf(entry)}`, pretty(answer)),
    ),
    typeof changes === 'string'
      ? h('p', { class: 'empty' }, changes)
      : table(
          'Rows changed',
          ['Row', 'Change', 'Before and after'],
          changes.map(changeRow),
          'This request changed no rows.',
        ),
    row(
      copyButton('Copy as cURL', 'The cURL line', curlOf(entry, worldAddress())),
      copyButton('Copy as a test', 'The test', testOf(entry, worldAddress())),
    ),
  );
}
