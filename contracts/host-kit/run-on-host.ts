import type { BetType } from '../decoders/bet-types.ts';
import { NoResponseError } from '../verifier/http-client.ts';
import type { InteractionResult } from '../verifier/run-interactions.ts';
import type { HostClient } from './connection/host-client.ts';
import type { Exchange } from './exchange.ts';
import { type Finding, findingLines } from './findings/finding.ts';
import { expectedOf, judgeResponse } from './findings/judge-response.ts';
import type { TriedStep } from './plan.ts';
import { sendInteraction } from './send-interaction.ts';

/** The result of one interaction on a host. */
export interface HostResult extends InteractionResult {
  findings: readonly Finding[];
  /** Absent when the host gave no response. */
  exchange?: Exchange;
  /** What the client read of it. */
  value?: unknown;
  /** The places of the response that the client read, with stars for rows. */
  read: ReadonlySet<string>;
}

async function runStep(
  { interaction, endpoint, values }: TriedStep,
  betTypes: readonly BetType[],
  client: HostClient,
): Promise<HostResult> {
  const { description } = interaction;
  try {
    const exchange = await sendInteraction(interaction, endpoint, values, betTypes, client);
    const { findings, read, value } = judgeResponse(expectedOf(interaction), exchange);
    return {
      description,
      passed: findings.length === 0,
      mismatches: findingLines(findings),
      findings,
      exchange,
      value,
      read,
      response: exchange.response,
    };
  } catch (error) {
    if (!(error instanceof NoResponseError)) throw error;
    const mismatches = [error.message];
    return { description, passed: false, mismatches, findings: [], read: new Set() };
  }
}

/** Sends the interactions one after the other and judges each response by what the client reads of it. */
export async function runOnHost(
  steps: readonly TriedStep[],
  betTypes: readonly BetType[],
  client: HostClient,
): Promise<HostResult[]> {
  const results: HostResult[] = [];
  for (const step of steps) results.push(await runStep(step, betTypes, client));
  return results;
}
