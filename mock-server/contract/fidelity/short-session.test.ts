import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { main as record } from '@matka/contracts/record/cli';
import { readRecording } from '@matka/contracts/recording/recording-file';
import { rowsByRule } from '@matka/contracts/replay/fidelity-report';
import { replay } from '@matka/contracts/replay/replay';
import { afterAll, describe, expect, it } from 'vitest';
import { game } from '../game.ts';
import { openReplayMock } from '../replay/open-replay-mock.ts';
import { recordShortSession } from './short-session.ts';

const folder = mkdtempSync(join(tmpdir(), 'matka-session-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A recording that is kept: the mock has to respond as the host did. */
const kept = join(import.meta.dirname, 'recordings/bet-on-a-digit.json');

describe('the recording of a bet on a digit', () => {
  it('is what contracts:record writes of the session', async () => {
    const file = join(folder, 'session.json');
    expect(await recordShortSession(file, record)).toBe(0);
    await expect(readFileSync(file, 'utf8')).toMatchFileSnapshot(kept);
  });

  it('is played by the mock without a difference', async () => {
    const fidelity = await replay(readRecording(kept), openReplayMock, game);
    const different = fidelity.verdicts.filter(({ verdict }) => verdict === 'different');
    expect(different).toEqual([]);
    const compared = new Set(fidelity.verdicts.map(({ aspect }) => aspect));
    for (const aspect of [
      'balance after a bet',
      'error texts',
      'filters',
      'suggestions',
      'records',
    ])
      expect(compared).toContain(aspect);
    const rules = rowsByRule(fidelity).filter(({ same }) => same > 0);
    expect(rules.map(({ name }) => name)).toContain('bet in the histories');
  });
});
