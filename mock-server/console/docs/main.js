import { call, chosen } from '../api.js';
import { h } from '../dom.js';
import { readJournal } from '../journal-log.js';
import { clauseList, operationLine } from './operation.js';
import { session } from './try-it.js';

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
const operationsByTag = ({ paths }) =>
  Map.groupBy(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({
        ...operation,
        method: method.toUpperCase(),
        path,
      })),
    ),
    ({ tags }) => tags[0],
  );

function documentPart({ info, tags, components, paths }, clauses) {
  const isControl = Object.keys(paths).some((path) => path.startsWith('/__mock/'));
  const prefix = isControl ? 'control' : 'api';
  const context = { components: components.schemas, clauses, entries: () => entries };
  const operations = operationsByTag({ paths });
  const used = tags.filter(({ name }) => operations.has(name));
  const sections = used.map(({ name, description }) => {
    const id = `${prefix}-${name}`;
    return h(
      'section',
      { id, 'aria-labelledby': `${id}-title` },
      h('h3', { id: `${id}-title` }, isControl ? `control: ${name}` : name),
      h('p', { class: 'hint' }, description),
      operations.get(name).map((operation) => operationLine(operation, context)),
    );
  });
  contents.append(
    h('p', h('strong', info.title)),
    h(
      'ul',
      used.map(({ name }) => h('li', h('a', { href: `#${prefix}-${name}` }, name))),
    ),
  );
  documents.append(
    h('h2', info.title),
    h('p', { class: 'hint' }, info.description),
    isControl ? '' : clauseList(clauses.filter(({ operation }) => operation === undefined)),
    ...sections,
  );
}

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
    call('GET', '/__mock/docs/clauses.json'),
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
