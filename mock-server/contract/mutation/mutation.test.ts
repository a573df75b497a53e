import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { endpoints, endpointTitle } from '@matka/contracts/api/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { ignoredFields } from './ignored-fields.ts';
import { reportFile } from './report-file.ts';
import { mutationScore, recordMockResponses, type ScoreRow } from './score.ts';
import { scoreOf, scoreTable } from './score-table.ts';

describe('a mutant', () => {
  let rows: ScoreRow[];

  beforeAll(async () => {
    rows = await mutationScore(await recordMockResponses());
    mkdirSync(dirname(reportFile), { recursive: true });
    writeFileSync(reportFile, `${scoreTable(rows)}\n`);
  });

  it('is killed wherever the client reads what it breaks', () => {
    const survivors = rows.flatMap(({ title, survived }) =>
      survived.map((name) => `${title} ${name}`),
    );
    expect(survivors).toEqual([]);
    expect(scoreOf(rows)).toBe(100);
  });

  it.each(Object.values(endpoints).map(({ method, path }) => `${method} ${path}`))(
    'is killed several times: %s',
    (title) => {
      const ofEndpoint = rows.filter((row) => row.title.startsWith(`${title} `));
      expect(ofEndpoint.reduce((total, { killed }) => total + killed, 0)).toBeGreaterThan(2);
    },
  );

  it('survives in all ignored fields', () => {
    const wrong = rows.flatMap(({ title, wronglyIgnored }) =>
      wronglyIgnored.map((name) => `${title} ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each(ignoredFields.map((one) => [endpointTitle(one.endpoint), one] as const))(
    'survives in the ignored fields of %s',
    (title, { statuses }) => {
      for (const status of statuses) {
        const row = rows.find((one) => one.title === `${title} ${status}`);
        expect([status, row?.ignored]).not.toEqual([status, 0]);
        expect(row).toBeDefined();
      }
    },
  );
});
