import { type PactInteraction, valueNamesOf } from '../../pact/pact.ts';
import type { StateValues } from '../../pact/provider-states.ts';
import type { Lookup } from './lookup.ts';
import { found } from './lookup.ts';
import { type HostContext, resolveValue } from './state-values.ts';

/** The values that an interaction asks for, or why one of them is not to be had. */
export async function resolveValues(
  interaction: PactInteraction,
  context: HostContext,
): Promise<Lookup<StateValues>> {
  const [{ params = {} }] = interaction.providerStates;
  const values: StateValues = {};
  for (const name of valueNamesOf(interaction)) {
    const value = await resolveValue(name, context, params);
    if (!('value' in value)) return value;
    values[name] = value.value;
  }
  return found(values);
}
