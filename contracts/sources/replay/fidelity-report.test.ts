import { expect, it } from 'vitest';
import { checkExchanges } from '../../check/check.ts';
import type { Exchange } from '../../check/exchange.ts';
import type { Verdict } from './compare.ts';
import { fidelityMarkdown } from './fidelity-report.ts';

const exchange: Exchange = {
  at: '2026-11-20T06:30:00.000Z',
  request: { method: 'GET', path: '/markets/', query: [] },
  response: { status: 200, contentType: 'application/json', body: [] },
};
const compared = (more: Pick<Verdict, 'aspect' | 'verdict' | 'endpoint'>): Verdict => ({
  text: more.verdict === 'same' ? '' : 'why | so',
  exchange: 0,
  ...more,
});

it('a table lists differences first, then undecided facts, and counts facts that were not recorded', () => {
  const report = checkExchanges([exchange]).report();
  const markdown = fidelityMarkdown({
    verdicts: [
      compared({ endpoint: 'homepage', aspect: 'status', verdict: 'same' }),
      compared({ endpoint: 'markets', aspect: 'status', verdict: 'unknown' }),
      compared({ endpoint: 'bet', aspect: 'markets', verdict: 'different' }),
    ],
    recordedRules: report,
    playedRules: report,
    exchanges: [exchange],
    unsent: new Map(),
  });
  const calls = [...markdown.matchAll(/^\| `(.*?)` \| (\d+ \| \d+ \| \d+) \|/gm)];
  expect(calls.map(([, call, counts]) => [call, counts])).toEqual([
    ['GET /betting/{id}/', '0 | 1 | 0'],
    ['GET /markets/', '0 | 0 | 1'],
    ['GET /homepage/', '1 | 0 | 0'],
  ]);
  expect(markdown).toContain('why \\| so');
  expect(markdown).toMatch(/^Not compared, since the recording has none: \d+ of \d+\.$/m);
  expect(markdown).not.toMatch(/\| 0 \| 0 \| 0 \|/);
});
