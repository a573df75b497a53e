import { type CheckReport, checkExchanges } from '../../check/check.ts';
import type { Exchange } from '../../check/exchange.ts';
import { ruleNames } from '../../check/rules.ts';
import { holdsMark } from '../../session/secrets.ts';
import type { Session } from '../../session/session-file.ts';
import { compareExchange, countOf, type Verdict } from './compare.ts';
import { playRecording } from './play.ts';
import { readRecordedWorld } from './read-recorded-world.ts';
import { type Comparison, type OpenReplayHost, ReplayError } from './recorded-world.ts';

/** The comparison of a recorded host with another one. */
export interface Fidelity {
  /** Over all comparisons of a recorded response with the response of the other host. */
  verdicts: readonly Verdict[];
  /** The rules of behaviour on the recorded exchanges. */
  recordedRules: CheckReport;
  playedRules: CheckReport;
  exchanges: readonly Exchange[];
  unsent: ReadonlyMap<string, number>;
}

/** Plays a recording on another host and compares the two. Throws ReplayError. */
export async function replay(
  { exchanges }: Pick<Session, 'exchanges'>,
  open: OpenReplayHost,
): Promise<Fidelity> {
  const check = checkExchanges(exchanges);
  const world = readRecordedWorld(exchanges, check.state);
  if (!world) throw new ReplayError('the recording shows neither markets nor bet types');
  const host = await open(world);
  try {
    const played = await playRecording(exchanges, world, host);
    const unknownTypes = new Set(
      world.betTypes
        .filter(({ config }) => host.hasWorld && !host.betTypeIds.has(config.code))
        .map(({ name }) => name),
    );
    const listed = new Set(world.betTypes.map(({ name }) => name));
    const isKnown = world.players.every(({ records }) =>
      records.every(({ bet_type: { name } }) => listed.has(name) && !unknownTypes.has(name)),
    );
    const recorded = check.report();
    // A hidden value of a recording contradicts nothing.
    const findings = recorded.findings.filter(({ text }) => !holdsMark(text));
    const comparison: Comparison = {
      world,
      unknownTypes,
      hasWorld: host.hasWorld,
      isWhole: host.hasWorld && isKnown && world.players.every(({ isWhole }) => isWhole),
    };
    return {
      verdicts: played.exchanges.flatMap((one) => compareExchange(one, comparison)),
      recordedRules: { ...recorded, findings },
      playedRules: played.rules,
      exchanges,
      unsent: played.unsent,
    };
  } finally {
    await host.close();
  }
}

/** The number of differences: of responses, and of rules that the recorded host breaks and the other one keeps. */
export function differencesIn({ verdicts, recordedRules, playedRules }: Fidelity): number {
  const broken = (report: CheckReport, name: string) =>
    report.findings.some(({ rule, kind }) => rule === name && kind === 'failure');
  const rules = ruleNames.filter(
    (name) => broken(recordedRules, name) && !broken(playedRules, name),
  );
  return countOf(verdicts, 'different') + rules.length;
}
