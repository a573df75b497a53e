import {
  exampleValues,
  type StateName,
  type StateParameters,
  type ValueName,
} from './provider-states.ts';

/** Its effect on a real host: none, a new or renewed session, a failed login attempt, stored data. */
export type Safety = 'read' | 'session' | 'lockout-risk' | 'write';

export type MatchingRule =
  | { match: 'type'; min?: number }
  | { match: 'regex'; regex: string }
  | { match: 'arrayContains'; variants: readonly Variant[] }
  | { match: 'statusCode'; status: 'success' | readonly number[] }
  | { match: 'equality' | 'null' | 'integer' | 'number' | 'boolean' | 'notEmpty' | 'values' };

/** An entry of an example list, by its index, which some entry of the response has to match by rules of its own. */
export interface Variant {
  index: number;
  rules: MatchingRules;
}

/** Rules by path, such as `$.data[*].id`; a value has to pass all that are given for its path. */
export type MatchingRules = Readonly<Record<string, { matchers: readonly MatchingRule[] }>>;

/** The response of an interaction: an example, with rules for what may differ from it. */
export interface PactResponse {
  status: number;
  headers?: Readonly<Record<string, readonly string[]>>;
  /** Absent where only the status is agreed on. */
  body?: { content: unknown };
  matchingRules?: { status?: MatchingRules; header?: MatchingRules; body?: MatchingRules };
}

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
  response: PactResponse;
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
