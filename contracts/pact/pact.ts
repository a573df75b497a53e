import {
  exampleValues,
  type StateName,
  type StateParameters,
  type ValueName,
} from './provider-states.ts';
import type { Safety } from './safety.ts';

/** One interaction as the pact file holds it, as far as it is read here. */
export interface PactInteraction {
  description: string;
  type: string;
  comments: { safety: Safety };
  providerStates: [{ name: StateName; params?: StateParameters }];
  request: {
    method: 'GET' | 'POST';
    path: string;
    query?: Record<string, string[]>;
    headers?: Record<string, string[]>;
    body?: { content: unknown };
    generators?: object;
  };
  response: {
    status: number;
    body?: { content: unknown };
    matchingRules?: { status?: unknown };
  };
}

export interface Pact {
  consumer: unknown;
  provider: unknown;
  interactions: PactInteraction[];
}

const isValueName = (name: string): name is ValueName => Object.hasOwn(exampleValues, name);

/** The values that an interaction asks its state for. */
export function valueNamesOf({ request }: PactInteraction): ValueName[] {
  const expressions = JSON.stringify(request.generators ?? {}).matchAll(/\$\{(\w+)\}/g);
  const names = [...expressions].map(([, name = '']) => name);
  return [...new Set(names)].map((name) => {
    if (!isValueName(name)) throw new Error(`The pact asks for the unknown value ${name}.`);
    return name;
  });
}
