import { explore } from '@matka/contracts/explore/explore';
import type { ExploreOptions } from '@matka/contracts/explore/options';
import { game } from '../game.ts';
import { accounts } from '../second-host/players.ts';
import type { Variant } from '../second-host/variant.ts';
import { transportTo } from '../second-host-transport.ts';

/** Steps that try each kind once and some again. */
export const walkSteps = 30;

/** Explores a variant of the second host in this process. */
export const exploreVariant = (variant: Variant, changes: Partial<ExploreOptions> = {}) =>
  explore(
    {
      baseUrl: 'http://second.host',
      account: {
        appId: 'surya-club',
        mobile: accounts.regular.mobile,
        password: accounts.regular.password,
      },
      steps: walkSteps,
      seed: 7,
      allowBets: true,
      maxStake: 50_000,
      out: undefined,
      requestOptions: { timeoutMs: 1000, transport: transportTo(variant) },
      ...changes,
    },
    game,
  );
