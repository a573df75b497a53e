import { checkBehaviour } from '../behaviour/check-behaviour.ts';
import type { Game } from '../behaviour/game.ts';
import { type RuleReport, ruleNames } from '../behaviour/rules.ts';
import { login as loginDecoder } from '../decoders/users.ts';
import { decode } from '../decoding/decode.ts';
import { isObject } from '../pact/json.ts';
import {
  endpointOfRequest,
  isSuccess,
  type RecordedExchange,
} from '../recording/recorded-exchange.ts';
import type { Recording } from '../recording/recording-file.ts';
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
  recordedRules: RuleReport;
  /** The rules of behaviour on the played exchanges. */
  playedRules: RuleReport;
  exchanges: readonly RecordedExchange[];
  /** Requests that were not sent, by the reason. */
  unsent: ReadonlyMap<string, number>;
}

/** The exchange from which on a token belongs to a session that a later login of the player may have ended. */
function replacedTokens(exchanges: readonly RecordedExchange[]): Map<string, number> {
  const current = new Map<string, string[]>();
  const replaced = new Map<string, number>();
  for (const [index, { request, response }] of exchanges.entries()) {
    if (endpointOfRequest(request) !== 'login' || !isSuccess(response)) continue;
    const mobile = isObject(request.body) ? String(request.body.mobile_number) : '';
    const tokens = decode(loginDecoder, response.body)?.tokens;
    for (const token of current.get(mobile) ?? []) replaced.set(token, index);
    if (tokens) current.set(mobile, [tokens.access, tokens.refresh]);
  }
  return replaced;
}

/** Plays a recording on another host and compares the two. Throws ReplayError. */
export async function replay(
  { exchanges }: Recording,
  open: OpenReplayHost,
  game: Game,
): Promise<Fidelity> {
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
      recordedRules: checkBehaviour(exchanges, game),
      playedRules: checkBehaviour(responses, game),
      exchanges,
      unsent: played.unsent,
    };
  } finally {
    await host.close();
  }
}

/** The number of differences: of responses, and of rules that the recorded host breaks and the other one keeps. */
export function differencesIn({ verdicts, recordedRules, playedRules }: Fidelity): number {
  const broken = (report: RuleReport, name: string) =>
    report.findings.some(({ rule }) => rule === name);
  const rules = ruleNames.filter(
    (name) => broken(recordedRules, name) && !broken(playedRules, name),
  );
  return verdicts.filter(({ verdict }) => verdict === 'different').length + rules.length;
}
