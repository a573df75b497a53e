import {
  exampleValues,
  type StateName,
  type StateParameters,
  type ValueName,
} from './provider-states.ts';

/** Its effect on a real host: none, a new or renewed session, a failed login attempt, stored data. */
export type Safety = 'read' | 'session' | 'lockout-risk' | 'write';

/** The parts of an interaction in the pact file that this code reads. */
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
  /** An example, with rules for permitted differences; no body if only the status is agreed on. */
  response: { status: number; body?: { content: unknown }; matchingRules?: object };
}

export interface Pact {
  consumer: unknown;
  provider: unknown;
  interactions: PactInteraction[];
}

const isValueName = (name: string): name is ValueName => Object.hasOwn(exampleValues, name);

/** The values that an interaction takes from its provider state. Throws when one is unknown. */
export function valueNamesOf({ request }: PactInteraction): ValueName[] {
  const expressions = JSON.stringify(request.generators ?? {}).matchAll(/\$\{(\w+)\}/g);
  const names = [...expressions].map(([, name = '']) => name);
  if (request.headers?.Authorization) names.push('access');
  return [...new Set(names)].map((name) => {
    if (!isValueName(name)) throw new Error(`The pact uses the unknown value ${name}.`);
    return name;
  });
}
