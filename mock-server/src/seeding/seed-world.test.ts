import { testClock } from '@matka/fixtures/test-clock';
import { expect, it } from 'vitest';
import { openEmptyDatabase } from '../db/database.ts';
import type { WorldSpec } from '../db/settings.ts';
import { seedWorld } from './seed-world.ts';

const at = Date.parse(testClock);

/** All bytes of a database that was planted from nothing. */
function seeded(birth: Partial<WorldSpec>): Buffer {
  const db = openEmptyDatabase();
  try {
    seedWorld(db, { seed: 7, scenario: 'usual', at, clock: { mode: 'fixed', at }, ...birth });
    return db.handle.serialize();
  } finally {
    db.handle.close();
  }
}

it.each(['usual', 'won-yesterday', 'three-pages-of-history'])(
  'the same seed plants the same bytes, another one others: %s',
  { tags: ['@MOCK-04'] },
  (scenario) => {
    const first = seeded({ scenario });
    expect(seeded({ scenario }).equals(first)).toBe(true);
    expect(seeded({ scenario, seed: 8 }).equals(first)).toBe(false);
  },
);
