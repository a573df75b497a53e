import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { calls, titleOf } from '@matka/contracts/pact/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { unread } from './ignored-fields.ts';
import { reportFile } from './report-file.ts';
import { answersOfTheMock, mutationScore, type Row } from './score.ts';
import { scoreOf, tableOf } from './score-table.ts';

describe('a provider that is broken in one place', () => {
  let rows: Row[];

  beforeAll(async () => {
    rows = await mutationScore(await answersOfTheMock());
    mkdirSync(dirname(reportFile), { recursive: true });
    writeFileSync(reportFile, `${tableOf(rows)}\n`);
  });

  it('is noticed wherever the client reads what is broken', () => {
    expect(rows.flatMap(({ answers, missed }) => missed.map((one) => `${answers} ${one}`))).toEqual(
      [],
    );
    expect(scoreOf(rows)).toBe(100);
  });

  it.each(Object.values(calls).map(({ method, path }) => `${method} ${path}`))(
    'is tried in many ways: %s',
    (title) => {
      const ofCall = rows.filter(({ answers }) => answers.startsWith(`${title} `));
      expect(ofCall.reduce((total, { noticed }) => total + noticed, 0)).toBeGreaterThan(2);
    },
  );

  it('is free nowhere that some interaction holds it', () => {
    const held = rows.flatMap(({ answers, readAfterAll }) =>
      readAfterAll.map((one) => `${answers} ${one}`),
    );
    expect(held).toEqual([]);
  });

  it.each(unread.map((one) => [titleOf(one.call), one] as const))(
    'is free where its answers are not read: %s',
    (title, { statuses }) => {
      for (const status of statuses) {
        const row = rows.find(({ answers }) => answers === `${title} ${status}`);
        expect([status, row?.unread]).not.toEqual([status, 0]);
        expect(row).toBeDefined();
      }
    },
  );
});
