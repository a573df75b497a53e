import { createHostReader } from '@matka/contracts/host-kit/states/host-reader';
import { found, reasonOf } from '@matka/contracts/host-kit/states/lookup';
import { checkPrecondition } from '@matka/contracts/host-kit/states/preconditions';
import { resolveValues } from '@matka/contracts/host-kit/states/prepare';
import { type Account, signIn } from '@matka/contracts/host-kit/states/sign-in';
import type { HostContext } from '@matka/contracts/host-kit/states/state-values';
import type { PactInteraction } from '@matka/contracts/pact/pact';
import {
  exampleValues,
  type StateName,
  type StateParameters,
} from '@matka/contracts/pact/provider-states';
import type { StateHandler } from '@matka/contracts/verifier/verifier-proxy';
import { mainPlayer } from '@matka/fixtures/players';
import { createMockClient } from '../client/mock-client.ts';

/** A Friday noon, on which every market plays. */
const friday = '2026-11-20';
const noon = `${friday}T12:00:00+05:30`;
/** The password of the documented players whose calls fail on purpose. */
const magicPassword = 'Magic@2026';
const requestOptions = { timeoutMs: 10_000 };
/** States in which a token is refused: nothing can be looked at, and nothing has to be. */
const statesWithoutReads: readonly string[] = ['access-token-expired', 'refresh-refused'];

function accountIn(appId: string, player?: string): Account {
  const { mobile, password, mpin, otp } = mainPlayer;
  return player
    ? { appId, mobile: player, password: magicPassword, otp }
    : { appId, mobile, password, mpin, otp };
}

/**
 * Makes the states of a running mock: a world from the scenario of the state's name, and a player in it. Whatever
 * reads only shares the world of its state, everything else gets one of its own. Fails when the state that came out
 * is not the one that was asked for.
 */
export function createStateHandler(url: string): StateHandler {
  const mock = createMockClient(url);
  const shared = new Map<string, Promise<HostContext>>();
  let worlds = 0;

  async function make(scenario: StateName, { player }: StateParameters): Promise<HostContext> {
    worlds += 1;
    const appId = `pact-${worlds}`;
    await mock.world(appId).create({ scenario, now: noon });
    const account = accountIn(appId, player);
    // By OTP, whose check costs nothing.
    let session: ReturnType<typeof signIn> | undefined;
    const signedIn = () => {
      session ??= signIn(url, { ...account, password: undefined, mpin: undefined }, requestOptions);
      return session;
    };
    const access = player ? '' : (await signedIn()).access;
    return {
      account,
      session: signedIn,
      reader: createHostReader({ baseUrl: url, access, appId, today: friday, requestOptions }),
      newMobile: () => exampleValues.new_mobile,
      supportsMagicInputs: true,
    };
  }

  function contextFor({
    comments,
    providerStates: [state],
  }: PactInteraction): Promise<HostContext> {
    const { name, params = {} } = state;
    if (comments.safety !== 'read') return make(name, params);
    const key = `${name} ${params.player ?? ''}`;
    const context = shared.get(key) ?? make(name, params);
    shared.set(key, context);
    return context;
  }

  return async (interaction: PactInteraction) => {
    const [{ name, params = {} }] = interaction.providerStates;
    const context = await contextFor(interaction);
    const met = statesWithoutReads.includes(name)
      ? found(true)
      : await checkPrecondition(name, params, context);
    const values = await resolveValues(interaction, context);
    if (!('value' in values && 'value' in met)) {
      const reason = reasonOf(met) ?? reasonOf(values);
      throw new Error(`The scenario ${name} is not as agreed: ${reason}.`);
    }
    return { baseUrl: url, values: values.value };
  };
}
