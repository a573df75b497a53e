import type { ScenarioId } from '../../../src/seeding/scenarios/scenarios.ts';
import type { Transformer } from '../host.ts';

interface World {
  transform?: Transformer;
  /** The time of the host, ISO 8601 with its offset. */
  now?: string;
  scenario?: ScenarioId;
}

/** What a host may do, by name; `docs/what-a-host-may-do.md` has a sentence for each. */
export type Liberties = Readonly<Record<string, Transformer | World>>;
