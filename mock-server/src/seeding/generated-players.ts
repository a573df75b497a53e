import { createRequire } from 'node:module';

/** A generated player. */
export interface GeneratedPlayer {
  mobile: string;
  firstName: string;
  lastName: string;
  balanceHundredths: number;
}

const count = 20;
const require = createRequire(import.meta.url);

/** Twenty players with Indian names, determined by the seed. */
export function generatedPlayers(seed: number): GeneratedPlayer[] {
  // Loaded on use: a server with a seeded file starts without it.
  const { faker } =
    require('@faker-js/faker/locale/en_IN') as typeof import('@faker-js/faker/locale/en_IN');
  faker.seed(seed);
  const mobiles = new Set<string>();
  while (mobiles.size < count) mobiles.add(faker.helpers.fromRegExp('[6-8]{1}[0-9]{9}'));
  return [...mobiles].map((mobile) => ({
    mobile,
    firstName: faker.person.firstName(),
    lastName: faker.person.lastName(),
    balanceHundredths: faker.number.int({ min: 100, max: 5_000 }) * 100,
  }));
}
