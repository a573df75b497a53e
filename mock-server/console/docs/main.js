import { call, chosen } from '../api.js';
import { h } from '../dom.js';
import { readJournal } from '../journal-log.js';
import { operationLine } from './operation.js';
import { session } from './session.js';

const [worldSelect, playerSelect, consoleLink, contents, documents, notice] = [
  'world',
  'player',
  'console-link',
  'contents',
  'documents',
  'notice',
].map((id) => document.getElementById(id));

const sources = ['/__mock/openapi.json', '/__mock/control.openapi.json'];
let entries = [];

const option = (value, isSelected) => h('option', { value, selected: isSelected }, value);

/** The operations of a document in its order, by tag. */
function operationsByTag({ paths }) {
  const groups = new Map();
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const [tag = 'other'] = operation.tags ?? [];
      const group = groups.get(tag) ?? [];
      group.push({ ...operation, method: method.toUpperCase(), path });
      groups.set(tag, group);
    }
  }
  return groups;
}

/** A document: its title and one section for each tag. */
function documentPart(document, clauses) {
  const { info, tags = [], components = {} } = document;
  const isControl = Object.keys(document.paths).some((path) => /^\/__mock\//.test(path));
  const prefix = isControl ? 'control' : 'api';
  const context = { components: components.schemas ?? {}, clauses, entries: () => entries };
  const found = operationsByTag(document);
  const groups = tags.flatMap(({ name }) => (found.has(name) ? [[name, found.get(name)]] : []));
  const sections = groups.map(([tag, operations]) => {
    const id = `${prefix}-${tag}`;
    return h(
      'section',
      { id, 'aria-labelledby': `${id}-title` },
      h('h3', { id: `${id}-title` }, isControl ? `control: ${tag}` : tag),
      h('p', { class: 'hint' }, tags.find(({ name }) => name === tag)?.description ?? ''),
      operations.map((operation) => operationLine(operation, context)),
    );
  });
  contents.append(
    h('p', {}, h('strong', {}, info.title)),
    h(
      'ul',
      {},
      groups.map(([tag]) => h('li', {}, h('a', { href: `#${prefix}-${tag}` }, tag))),
    ),
  );
  documents.append(
    h('h2', {}, info.title),
    h('p', { class: 'hint' }, info.description),
    isControl ? '' : generalClauses(clauses),
    ...sections,
  );
}

const generalClauses = (clauses) =>
  h(
    'ul',
    { class: 'clauses' },
    clauses
      .filter(({ operation }) => operation === null)
      .map(({ id, text }) => h('li', { id }, h('a', { href: `#${id}` }, id), ` ${text}`)),
  );

/** Opens the operation or clause that the address names. */
function openLinked(clauses) {
  const id = decodeURIComponent(location.hash.slice(1));
  if (id === '') return;
  const operation = clauses.find((clause) => clause.id === id)?.operation ?? id;
  const line = document.getElementById(operation);
  if (line instanceof HTMLDetailsElement) line.open = true;
  // The contents of a line are made once it is open.
  setTimeout(() => document.getElementById(id)?.scrollIntoView());
}

function filterLines(text) {
  const sought = text.trim().toLowerCase();
  for (const line of documents.querySelectorAll('.operation')) {
    const own = line.querySelector(':scope > summary').textContent.toLowerCase();
    line.hidden = !own.includes(sought);
  }
  for (const section of documents.querySelectorAll('section')) {
    section.hidden = !section.querySelector('.operation:not([hidden])');
  }
}

async function showWorld() {
  entries = await readJournal();
  consoleLink.search = `?${new URLSearchParams({ world: chosen.world })}`;
  for (const line of documents.querySelectorAll('.operation[open]')) line.open = false;
}

async function start() {
  const [worlds, about, clauses, ...loaded] = await Promise.all([
    call('GET', '/__mock/worlds/'),
    call('GET', '/__mock/about/'),
    call('GET', '/__mock/console/docs/clauses.json'),
    ...sources.map((path) => call('GET', path)),
  ]);
  session.players = about.players;
  session.mobile = about.players[0]?.mobile ?? '';
  const ids = new Set([...worlds.map(({ id }) => id), chosen.world]);
  worldSelect.replaceChildren(...[...ids].map((id) => option(id, id === chosen.world)));
  playerSelect.replaceChildren(...about.players.map(({ mobile }) => option(mobile, false)));
  await showWorld();
  for (const document of loaded) documentPart(document, clauses);
  contents.append(
    h('input', {
      type: 'search',
      'aria-label': 'Filter the operations',
      placeholder: 'Filter: betting, draws, GET…',
      oninput: ({ target }) => filterLines(target.value),
    }),
  );
  openLinked(clauses);
  addEventListener('hashchange', () => openLinked(clauses));
}

const report = (error) => {
  notice.textContent = error.message;
  notice.hidden = false;
};
worldSelect.addEventListener('change', () => {
  chosen.world = worldSelect.value;
  showWorld().catch(report);
});
playerSelect.addEventListener('change', () => {
  session.mobile = playerSelect.value;
});
start().catch(report);
