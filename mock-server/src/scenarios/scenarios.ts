import type { Db } from '../stores/db.ts';
import type { Birth } from '../stores/settings.ts';

/** A state of a world under a name: what it changes on the seed. */
export interface Scenario {
  /** One sentence for the console and the README. */
  says: string;
  /** Runs in the transaction that plants the seed. */
  apply: (db: Db, birth: Birth) => void;
}

const scenarios: Readonly<Record<string, Scenario>> = {
  usual: { says: 'The seed as it is.', apply: () => {} },
};

export const scenarioIds: readonly string[] = Object.keys(scenarios);

export const isScenario = (id: string): boolean => Object.hasOwn(scenarios, id);

/** The scenario of an id; throws for an unknown one. */
export function scenarioOf(id: string): Scenario {
  const scenario = scenarios[id];
  if (!scenario) throw new Error(`There is no scenario ${id}`);
  return scenario;
}
