import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { folderOfFile } from '../../scripts/testing/temporary-folder.ts';
import type { Exchange } from '../check/exchange.ts';
import { got } from '../check/test-support.ts';
import { beginSession, parseSession, readSession, sessionText } from './session-file.ts';

const folder = folderOfFile();

const exchanges: Exchange[] = [
  {
    at: '2026-11-20T06:30:00.250Z',
    request: {
      method: 'GET',
      path: '/users/<mobile-1>/wallet/',
      query: [
        ['page', '1'],
        ['market_names', 'Ganga & Sons'],
        ['market_names', 'Surya Day'],
        ['empty', ''],
      ],
      token: '<access-1>',
    },
    response: { status: 200, contentType: 'application/json', body: { data: [] } },
  },
  {
    at: '2026-11-20T06:29:02.000Z',
    request: {
      method: 'POST',
      path: '/betting/',
      query: [],
      body: { amount: 5 },
      idempotencyKey: 'k',
    },
    response: { status: 400, contentType: 'text/html', body: '<html>' },
  },
];
const bodies: readonly (Exchange['response']['body'] | { text: string })[] = [
  ...[undefined, null, 0, false, 'text', [], { a: '"\n]}}' }],
];

describe('written and read back', () => {
  const text = sessionText(exchanges);

  it('the file of a session is read as it was written, in its order', () => {
    expect(parseSession(text)).toEqual({ exchanges, remarks: [] });
  });

  it('the file of a session is a HAR with one entry on each line', () => {
    const { log } = JSON.parse(text);
    expect(log).toMatchObject({ version: '1.2', creator: { name: 'matka-contracts' } });
    for (const [index, entry] of log.entries.entries()) {
      expect(JSON.parse(text.split('\n')[index + 1]?.replace(/,$/, '') ?? '')).toEqual(entry);
      expect(Object.keys(entry)).toEqual(
        expect.arrayContaining([
          ...['startedDateTime', 'time', 'request', 'response', 'cache', 'timings'],
        ]),
      );
    }
  });

  it.each(bodies)('the file of a session keeps a body of %j', (body) => {
    const one = got('/markets/', body);
    expect(parseSession(sessionText([one])).exchanges).toEqual([one]);
  });

  it.each([
    ['a JSON text', '"5"'],
    ['a text that is no JSON', '{5'],
  ])('the file of a session keeps %s distinct from the number in it', (_, sent) => {
    const { request, response } = got('/markets/', sent.replaceAll('"', ''));
    const isJsonText = sent.startsWith('"') && { isJsonText: true as const };
    const one = { at: exchanges[0]?.at ?? '', request, response: { ...response, ...isJsonText } };
    expect(parseSession(sessionText([one])).exchanges).toEqual([one]);
  });

  it.each([
    ['in its second entry', text.slice(0, -30), 1],
    ['behind an entry', text.slice(0, text.indexOf('\n', 100)), 1],
    ['behind a comma', text.slice(0, text.indexOf('\n', 100) + 1), 1],
    ['at its end', text.slice(0, -3), 2],
    ['before its end', text.slice(0, -5), 2],
  ])(
    'the file of a session that was cut off %s is read to its last whole line',
    (_, cut, count) => {
      const { exchanges: read, remarks } = parseSession(cut);
      expect(read).toEqual(exchanges.slice(0, count));
      expect(remarks).toEqual(['The file was cut off: what follows its last whole line is lost.']);
    },
  );

  it.each([
    ['truncated', '{"log":{"entries":[', /not complete JSON, perhaps truncated/],
    ['cut off in its first entry', text.slice(0, 200), /it is empty/],
    ['broken in the middle', text.replace('{"started', '{started').slice(0, -3), /entry 1 is not/],
    ['foreign', '{"log": 1}', /it is no HAR/],
    ['a list', '[]', /it is no HAR/],
    ['a HAR without entries', '{"log": {}}', /it is a HAR without entries/],
    ['packed by another program', 'PK\u0003\u0004\u0014', /it is not complete JSON/],
  ])('the file of a session that is %s is refused in one line', (_, broken, message) => {
    const file = join(folder, 'broken.json');
    writeFileSync(file, broken);
    expect(() => readSession(file)).toThrow(message);
    expect(() => readSession(file)).toThrow(/^\S*broken\.json: [^\n]*$/);
  });

  it('a missing file of a session is refused in one line', () => {
    expect(() => readSession(join(folder, 'none.json'))).toThrow(
      /none\.json: it does not exist\.$/,
    );
  });

  it('the file of a session may be packed by gzip, and an unreadable gzip file is named in the error', () => {
    const file = join(folder, 'session.json.gz');
    writeFileSync(file, gzipSync(text));
    expect(readSession(file).exchanges).toEqual(exchanges);
    writeFileSync(file, gzipSync(text).subarray(0, 40));
    expect(() => readSession(file)).toThrow('session.json.gz: it is a gzip file that cannot');
  });
});

const host = 'http://host.test';

it('a session in progress can be read after each exchange, and ends as a HAR', () => {
  const file = join(folder, 'new', 'running.json');
  const session = beginSession(file, host);
  for (const [index, exchange] of exchanges.entries()) {
    session.add(exchange);
    expect(readSession(file).exchanges).toHaveLength(index + 1);
  }
  session.finish();
  expect(JSON.parse(readFileSync(file, 'utf8')).log.entries).toHaveLength(2);
  expect(readdirSync(join(folder, 'new'))).toEqual(['running.json']);
});

it('a session in progress without an exchange leaves no file', () => {
  const file = join(folder, 'none.json');
  beginSession(file, host).finish();
  expect(readdirSync(folder)).not.toContain('none.json');
});

it.each([
  ['another session', 'taken.json', sessionText(exchanges)],
  ['any other file', 'notes.txt', 'notes'],
])('a session in progress never replaces %s', (_, name, content) => {
  const file = join(folder, name);
  writeFileSync(file, content);
  expect(() => beginSession(file, host)).toThrow(
    `--out ${file}: it exists already: choose another file, or delete it.`,
  );
  expect(readFileSync(file, 'utf8')).toBe(content);
});

it('a session in progress replaces an empty file, but no file that is being recorded', () => {
  const file = join(folder, 'empty.json');
  writeFileSync(file, '');
  const first = beginSession(file, host);
  expect(() => beginSession(file, host)).toThrow('it exists already');
  first.finish();
});

it.each([
  ['a folder', '.'],
  ['a file in a file', 'broken.json/session.json'],
])('a session in progress names its flag where it cannot write %s', (_, name) => {
  const file = join(folder, name);
  expect(() => beginSession(file, host)).toThrow(`--out ${file}: `);
});
