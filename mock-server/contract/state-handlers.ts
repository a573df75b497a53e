import { type PactInteraction, valueNamesOf } from '@matka/contracts/pact/pact';
import { exampleValues } from '@matka/contracts/pact/provider-states';
import type { StateHandler } from '@matka/contracts/pact/verify-provider';
import { createHostSession } from '@matka/contracts/sources/http/host-session';
import type { Account } from '@matka/contracts/sources/http/sign-in';
import { createHostReader } from '@matka/contracts/sources/plan/states/host-reader';
import { checkPrecondition } from '@matka/contracts/sources/plan/states/preconditions';
import type { HostContext } from '@matka/contracts/sources/plan/states/state-values';
import { resolveValues } from '@matka/contracts/sources/plan/states/state-values';
import { magicPassword, mainPlayer } from '@matka/fixtures/players';
import { createMockClient } from '../client/mock-client.ts';

/** A Friday; at noon all markets are open. */
const friday = '2026-11-20';
const noon = `${friday}T12:00:00+05:30`;
const requestOptions = { timeoutMs: 10_000 };
/** States with invalid tokens: reads would fail, and no precondition needs the tokens. */
const statesWithoutReads: readonly string[] = ['access-token-expired', 'refresh-refused'];

function accountIn(appId: string, player?: string): Account {
  const { mobile, password, mpin, otp } = mainPlayer;
  return player
    ? { appId, mobile: player, password: magicPassword, otp }
    : { appId, mobile, password, mpin, otp };
}

/**
 * Creates the state handler of a running mock: a world with the scenario of the state's name, and a player in it.
 * Interactions that only read share a world per state, all others get their own. Throws when the world does not meet
 * the precondition of the state.
 */
export function createStateHandler(url: string): StateHandler {
  const mock = createMockClient(url);
  const connection = { baseUrl: url, requestOptions };
  const shared = new Map<string, Promise<HostContext>>();
  let worlds = 0;

  async function createContext(interaction: PactInteraction): Promise<HostContext> {
    const [{ name: scenario, params: { player } = {} }] = interaction.providerStates;
    worlds += 1;
    const appId = `pact-${worlds}`;
    await mock.world(appId).create({ scenario, now: noon });
    const account = accountIn(appId, player);
    // Sign in by OTP: checking it needs no slow hash.
    const hostSession = createHostSession({
      ...connection,
      account: { ...account, password: undefined, mpin: undefined },
    });
    // The login of a reserved player may be the request that fails.
    const needsTokens = valueNamesOf(interaction).some((one) => /^(access|refresh)$/.test(one));
    if (!player || needsTokens) await hostSession.signIn();
    return {
      hostSession: { ...hostSession, account },
      reader: createHostReader(hostSession, friday),
      newMobile: () => exampleValues.new_mobile,
      supportsMagicInputs: true,
    };
  }

  function contextFor(interaction: PactInteraction): Promise<HostContext> {
    const [{ name, params: { player } = {} }] = interaction.providerStates;
    if (interaction.comments.safety !== 'read' || player) return createContext(interaction);
    const context = shared.get(name) ?? createContext(interaction);
    shared.set(name, context);
    return context;
  }

  return async (interaction) => {
    const [{ name, params = {} }] = interaction.providerStates;
    const context = await contextFor(interaction);
    if (!statesWithoutReads.includes(name)) await checkPrecondition(name, params, context);
    return resolveValues(interaction, context);
  };
}
