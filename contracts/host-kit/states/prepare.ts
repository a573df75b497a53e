import { type PactInteraction, valuesOf } from '../../pact/pact.ts';
import type { StateValues } from '../../pact/provider-states.ts';
import type { Found } from './lookup.ts';
import { found } from './lookup.ts';
import { findValue, type Ground } from './state-values.ts';

/** The values that an interaction asks for, or why one of them is not to be had. */
export async function valuesFor(
  interaction: PactInteraction,
  ground: Ground,
): Promise<Found<StateValues>> {
  const [{ params = {} }] = interaction.providerStates;
  const values: StateValues = {};
  for (const name of valuesOf(interaction)) {
    const value = await findValue(name, ground, params);
    if (!('value' in value)) return value;
    values[name] = value.value;
  }
  return found(values);
}
