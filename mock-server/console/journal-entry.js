import { act } from './act.js';
import { worldAddress } from './api.js';
import { curlOf, testOf } from './calls.js';
import { button, chip, h, row, table } from './dom.js';
import { json, pretty } from './format.js';
import { toast } from './toast.js';

/** @import { RowChange } from '../src/recording/replay.ts' */
/** @import { JournalEntry } from '../src/worlds/journal.ts' */
/** @import { Part } from './dom.js' */

/**
 * A changed row: the columns that differ, each as it was and as it is.
 * @param {RowChange} change
 * @returns {Part[]}
 */
function changeRow({ table: name, before, after }) {
  const row = after ?? before ?? {};
  const columns = Object.keys(row)
    .filter((key) => !before || !after || before[key] !== after[key])
    .map((key) =>
      h(
        'li',
        `${key} `,
        before && h('del', String(before[key])),
        before && after && ' ',
        after && h('ins', String(after[key])),
      ),
    );
  return [
    `${name} ${row.id ?? ''}`,
    !before ? chip('new', 'good') : after ? chip('changed', 'warn') : chip('gone', 'bad'),
    h('ul', { class: 'differences' }, columns),
  ];
}

/**
 * @param {string} title
 * @param {string} text
 */
const body = (title, text) =>
  h('div', h('h3', title), text ? h('pre', { tabindex: 0 }, text) : h('p', 'No body'));

/**
 * @param {string} label
 * @param {string} what
 * @param {string} text
 */
const copyButton = (label, what, text) =>
  button(label, () =>
    act(async () => {
      await navigator.clipboard.writeText(text);
      toast(`${what} copied.`);
    }),
  );

/** The status of the response, and the one that the client got instead where a fault changed it. */
const responseOf = (/** @type {JournalEntry} */ { status, sent }) =>
  `${status || 'none'}${sent ? `; to the client ${sent.status || 'no response'} (${sent.effects.join(', ')})` : ''}`;

/**
 * A call's request beside its response, and its changes.
 * @param {JournalEntry} entry
 * @param {RowChange[] | string} changes a list of rows, or why there is none
 */
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
