import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import type { Exchange } from '../../check/exchange.ts';
import { parseRecording, readRecording, recordingText, writeWhole } from './recording-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'matka-recording-'));
afterAll(() => rmSync(folder, { recursive: true }));

const exchanges: Exchange[] = [
  {
    at: '2026-11-20T06:30:00.000Z',
    request: {
      method: 'GET',
      path: '/bets/history/',
      query: [
        ['page', '1'],
        ['market_names', 'Ganga & Sons'],
        ['market_names', 'Surya Day'],
      ],
      token: '<access-1>',
    },
    response: { status: 200, contentType: 'application/json', body: { data: [] } },
  },
  {
    at: '2026-11-20T06:30:02.000Z',
    request: {
      method: 'POST',
      path: '/betting/',
      query: [],
      body: { amount: 5 },
      idempotencyKey: 'k',
    },
    response: { status: 400, contentType: 'application/json', body: { error: 'No.' } },
  },
];

describe('a recording', () => {
  const text = recordingText({ exchanges });

  it('a recording is read as it was written, on many lines', () => {
    expect(parseRecording(text)).toEqual({ exchanges });
    expect(text).toContain('"request": "POST /betting/"');
    expect(text.split('\n').length).toBeGreaterThan(15);
  });

  it.each([
    ['truncated', text.slice(0, 200), /not complete JSON, perhaps truncated/],
    ['foreign', '{"log": 1}', /it is not a recording/],
    ['a HAR', '{"log": {"entries": []}}', /it is a HAR/],
    ['a list', '[]', /it is not a recording/],
    [
      'newer',
      text.replace('"version": 1', '"version": 9'),
      /version 9, this program reads up to 1/,
    ],
    ['without exchanges', '{"format":"matka-recording","version":1}', /holds no exchanges/],
    [
      'without a status',
      text.replace('"status": 200', '"status": "x"'),
      /exchange 1 has no status/,
    ],
    ['without a time', text.replace('2026-11-20T06:30:02.000Z', 'x'), /exchange 2 has no time/],
  ])('a recording that is %s gives one line', (_, broken, message) => {
    const file = join(folder, 'broken.json');
    writeFileSync(file, broken);
    expect(() => readRecording(file)).toThrow(message);
    expect(() => readRecording(file)).toThrow(/^\S*broken\.json: [^\n]*$/);
  });

  it('a recording that is not there gives one line', () => {
    expect(() => readRecording(join(folder, 'none.json'))).toThrow(
      /none\.json: it does not exist\.$/,
    );
  });

  it('a recording is read where gzip packed it', () => {
    const file = join(folder, 'session.json.gz');
    writeFileSync(file, gzipSync(text));
    expect(readRecording(file)).toEqual({ exchanges });
  });

  it('a packed recording that cannot be read is named', () => {
    const file = join(folder, 'session.har.gz');
    writeFileSync(file, gzipSync(text).subarray(0, 40));
    expect(() => readRecording(file)).toThrow('session.har.gz: it is a gzip file that cannot');
    writeFileSync(file, 'PK\u0003\u0004\u0014');
    expect(() => readRecording(file)).toThrow('session.har.gz: it is not complete JSON');
  });

  it('a recording is written as a whole or not at all', () => {
    writeWhole(join(folder, 'new', 'whole.json'), text);
    expect(readRecording(join(folder, 'new', 'whole.json'))).toEqual({ exchanges });
    expect(() => writeWhole(join(folder, 'new'), text)).toThrow(/EISDIR/);
    expect(readdirSync(folder).filter((name) => name.includes('partial'))).toEqual([]);
  });
});
