import { endpointTitle } from '../../api/endpoints.ts';
import { NoResponseError } from '../../verifier/http-client.ts';
import { findingLines } from '../findings/finding.ts';
import type { ReportLine } from '../host-report.ts';
import type { HostOptions } from '../options.ts';
import { containsAny } from '../plan.ts';
import { SignInError } from '../states/sign-in.ts';
import { balanceRelation } from './balances.ts';
import { todayRelation } from './draws-of-today.ts';
import { gameTypeRelation } from './game-types.ts';
import { historyRelations } from './history.ts';
import { listedBetRelations } from './listed-bets.ts';
import { loneRowRelations } from './lone-rows.ts';
import { marketRelation } from './markets.ts';
import { originRelations } from './origin.ts';
import { passbookRelation } from './passbook.ts';
import { placedBetRelation } from './placed-bets.ts';
import type { Probe } from './probe.ts';
import { rateRelation } from './rates.ts';
import type { Relation } from './relation.ts';
import { resultRelation } from './results.ts';
import { tokenRelations } from './tokens.ts';

const relations: readonly Relation[] = [
  ...tokenRelations,
  ...historyRelations,
  ...listedBetRelations,
  placedBetRelation,
  passbookRelation,
  resultRelation,
  marketRelation,
  todayRelation,
  balanceRelation,
  rateRelation,
  gameTypeRelation,
  ...loneRowRelations,
];

/** The relations that the options select. */
export const selectRelations = ({
  only,
  call,
  origin,
}: Pick<HostOptions, 'only' | 'call' | 'origin'>): Relation[] =>
  [...relations, ...(origin ? originRelations(origin) : [])].filter(
    ({ endpoint, description }) =>
      containsAny(description, only) && containsAny(endpointTitle(endpoint), call),
  );

async function runRelation(
  { endpoint, description, check }: Relation,
  probe: Probe,
): Promise<ReportLine> {
  const line = { call: endpointTitle(endpoint), description, by: 'relation' as const };
  try {
    const result = await check(probe);
    if (typeof result === 'string') return { ...line, outcome: 'skipped', reasons: [result] };
    if ('unread' in result) {
      const { unread: call } = result;
      return { ...line, outcome: 'skipped', reasons: [`${call} cannot be read`], buildsOn: call };
    }
    return {
      ...line,
      outcome: result.length > 0 ? 'failed' : 'passed',
      reasons: findingLines(result),
    };
  } catch (error) {
    if (!(error instanceof NoResponseError || error instanceof SignInError)) throw error;
    return { ...line, outcome: 'failed', reasons: [error.message] };
  }
}

/** Checks relations one after the other. */
export async function runRelations(
  selected: readonly Relation[],
  probe: Probe,
): Promise<ReportLine[]> {
  const lines: ReportLine[] = [];
  for (const relation of selected) lines.push(await runRelation(relation, probe));
  return lines;
}
