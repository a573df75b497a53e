import { createStake } from '@matka/contracts/explore/stake';
import { planWalk, walk } from '@matka/contracts/explore/walk';
import { createPlaceholders } from '@matka/contracts/recording/placeholders';
import {
  parseRecording,
  type Recording,
  recordingText,
} from '@matka/contracts/recording/recording-file';
import { redactExchanges } from '@matka/contracts/recording/redact-exchange';
import { game } from '../game.ts';
import { accounts } from '../second-host/players.ts';
import type { Variant } from '../second-host/variant.ts';
import { transportTo } from '../second-host-transport.ts';
import { walkSteps } from './explore-host.ts';

const baseUrl = 'http://second.host';

/** The recording of a walk over a variant of the second host, as it is in a file. */
export async function recordWalk(variant: Variant, seed: number): Promise<Recording> {
  const { mobile, password } = accounts.regular;
  const target = {
    baseUrl,
    account: { appId: 'surya-club', mobile, password },
    game,
    patienceMs: 1000,
    requestOptions: { timeoutMs: 1000, transport: transportTo(variant) },
  };
  const plan = planWalk(seed, walkSteps, ['read', 'bets'], game);
  const { exchanges } = await walk(target, plan, createStake(1_000_000), { stopsAtFinding: false });
  return parseRecording(
    recordingText({ exchanges: redactExchanges(exchanges, createPlaceholders(), baseUrl) }),
  );
}
