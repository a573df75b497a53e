import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { endpoints, endpointTitle } from '@matka/contracts/pact/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { ignoredFields } from './ignored-fields.ts';
import { reportFile } from './report-file.ts';
import { mutationScore, recordMockResponses, type ScoreRow } from './score.ts';
import { scoreOf, scoreTable } from './score-table.ts';

describe('a provider that is broken in one place', () => {
  let rows: ScoreRow[];

  beforeAll(async () => {
    rows = await mutationScore(await recordMockResponses());
    mkdirSync(dirname(reportFile), { recursive: true });
    writeFileSync(reportFile, `${scoreTable(rows)}\n`);
  });

  it('is noticed wherever the client reads what is broken', () => {
    expect(
      rows.flatMap(({ responses, survived }) => survived.map((one) => `${responses} ${one}`)),
    ).toEqual([]);
    expect(scoreOf(rows)).toBe(100);
  });

  it.each(Object.values(endpoints).map(({ method, path }) => `${method} ${path}`))(
    'is tried in many ways: %s',
    (title) => {
      const ofCall = rows.filter(({ responses }) => responses.startsWith(`${title} `));
      expect(ofCall.reduce((total, { killed }) => total + killed, 0)).toBeGreaterThan(2);
    },
  );

  it('is free nowhere that some interaction holds it', () => {
    const held = rows.flatMap(({ responses, wronglyIgnored }) =>
      wronglyIgnored.map((one) => `${responses} ${one}`),
    );
    expect(held).toEqual([]);
  });

  it.each(ignoredFields.map((one) => [endpointTitle(one.endpoint), one] as const))(
    'is free where its answers are not read: %s',
    (title, { statuses }) => {
      for (const status of statuses) {
        const row = rows.find(({ responses }) => responses === `${title} ${status}`);
        expect([status, row?.ignored]).not.toEqual([status, 0]);
        expect(row).toBeDefined();
      }
    },
  );
});
