import { type CheckReport, checkExchanges } from '../../check/check.ts';
import { type Exchange, endpointOfRequest, isSuccess } from '../../check/exchange.ts';
import { read } from '../../check/reader.ts';
import { ruleNames } from '../../check/rules.ts';
import { isObject } from '../../pact/json.ts';
import type { Recording } from '../file/recording-file.ts';
import { compareExchange } from './compare-exchange.ts';
import type { Comparison } from './comparison.ts';
import { playRecording } from './play.ts';
import type { OpenReplayHost, RecordedWorld } from './recorded-world.ts';
import { ReplayError } from './replay-error.ts';
import type { Verdict } from './verdict.ts';
import { worldOfRecording } from './world-of-recording.ts';

/** The comparison of a recorded host with another one. */
export interface Fidelity {
  /** Of all comparisons between a recorded response and that of the other host. */
  verdicts: readonly Verdict[];
  /** The rules of behaviour on the recorded exchanges. */
  recordedRules: CheckReport;
  /** The rules of behaviour on the played exchanges. */
  playedRules: CheckReport;
  exchanges: readonly Exchange[];
  /** Requests that were not sent, by the reason. */
  unsent: ReadonlyMap<string, number>;
}

/** The exchange from which on a token belongs to a session that a later login of the player may have ended. */
function replacedTokens(exchanges: readonly Exchange[]): Map<string, number> {
  const current = new Map<string, string[]>();
  const replaced = new Map<string, number>();
  for (const [index, { request, response }] of exchanges.entries()) {
    if (endpointOfRequest(request) !== 'login' || !isSuccess(response)) continue;
    const mobile = isObject(request.body) ? String(request.body.mobile_number) : '';
    const tokens = read('login', response.body)?.tokens;
    for (const token of current.get(mobile) ?? []) replaced.set(token, index);
    if (tokens) current.set(mobile, [tokens.access, tokens.refresh]);
  }
  return replaced;
}

/** Plays a recording on another host and compares the two. Throws ReplayError. */
export async function replay({ exchanges }: Recording, open: OpenReplayHost): Promise<Fidelity> {
  const world: RecordedWorld | undefined = worldOfRecording(exchanges);
  if (!world) throw new ReplayError('the recording shows neither markets nor bet types');
  const host = await open(world);
  try {
    const replaced = replacedTokens(exchanges);
    const played = await playRecording(exchanges, world, host, replaced);
    const unknownTypes = new Set(
      world.betTypes
        .filter(({ config }) => host.hasWorld && !host.betTypeIds.has(config.code))
        .map(({ name }) => name),
    );
    const listed = new Set(world.betTypes.map(({ name }) => name));
    const isKnown = world.players.every(({ records }) =>
      records.every(({ bet_type: { name } }) => listed.has(name) && !unknownTypes.has(name)),
    );
    const comparison: Comparison = {
      world,
      unknownTypes,
      hasWorld: host.hasWorld,
      isWhole: host.hasWorld && isKnown && world.players.every(({ isWhole }) => isWhole),
      replacedTokens: replaced,
    };
    const responses = played.exchanges.map(({ recorded: { at }, sent, played: response }) => ({
      at,
      request: sent,
      response,
    }));
    return {
      verdicts: played.exchanges.flatMap((one) => compareExchange(one, comparison)),
      recordedRules: checkExchanges(exchanges),
      playedRules: checkExchanges(responses),
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
  return verdicts.filter(({ verdict }) => verdict === 'different').length + rules.length;
}
