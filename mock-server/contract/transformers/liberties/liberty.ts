import type { ScenarioId } from '../../../src/seeding/scenarios/scenarios.ts';
import type { Transformer } from '../host.ts';

/** Something that the specification permits a host to do. */
interface Liberty {
  /** One sentence for the page of liberties: what a host may do. */
  sentence: string;
  transform?: Transformer;
  /** The time of the host, ISO 8601 with its offset. */
  now?: string;
  /** The scenario of its world. */
  scenario?: ScenarioId;
}

/** Liberties by their names. */
export type Liberties = Readonly<Record<string, Liberty>>;
