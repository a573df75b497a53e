import { type PactInteraction, valuesOf } from '../../src/pact.ts';
import type { StateValues } from '../../src/states.ts';
import type { Found } from './found.ts';
import { found } from './found.ts';
import { findValue, type Ground } from './values.ts';

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
