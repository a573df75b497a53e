import { suggestion } from '@matka/contracts/cli/closest';
import { maxSeed } from '../db/settings.ts';
import { isScenario, type ScenarioId, scenarioList } from '../seeding/scenarios/scenarios.ts';
import { instantOfIso, isWorldTime, worldYears } from '../shared/time.ts';

/** A kind of value from outside: from a flag, a variable, createMock, the control API or a world file. */
export interface ValueKind<Value> {
  /** The accepted values, for the message of a refusal. */
  takes: string;
  example: unknown;
  /** The value of an input; undefined if it is invalid. */
  read: (given: unknown) => Value | undefined;
  /** A sentence about the refused input, with a blank before it. */
  hint?: (given: string) => string;
}

const { first, last } = worldYears;

/** A Friday noon in India, when most markets are open. */
export const exampleInstant = '2026-11-20T12:00:00+05:30';

/** ISO 8601 with its offset. */
export const instantPattern =
  '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:?\\d{2})$';
const isInstant = new RegExp(instantPattern);

/** A time of a world as text; gives epoch milliseconds. */
export const worldTimeValue: ValueKind<number> = {
  takes: `a time of ${first} to ${last} that exists, with its offset`,
  example: exampleInstant,
  read: (given) => {
    if (typeof given !== 'string' || !isInstant.test(given)) return undefined;
    const instant = instantOfIso(given);
    return isWorldTime(instant) ? instant : undefined;
  },
};

const numberUpTo = (maximum: number): ValueKind<number> => ({
  takes: `a whole number from 0 to ${maximum}`,
  example: Math.min(maximum, 2026),
  read: (given) =>
    typeof given === 'number' && Number.isInteger(given) && given >= 0 && given <= maximum
      ? given
      : undefined,
});

export const seedValue = numberUpTo(maxSeed);
export const portValue = numberUpTo(65_535);
/** Bets of the main player: ten million take a file of about 700 MB. */
export const betsValue = numberUpTo(10_000_000);

/** One of several words. */
export const wordValue = <Word extends string>(words: readonly Word[]): ValueKind<Word> => ({
  takes: words.join(', '),
  example: words[0],
  read: (given) => words.find((word) => word === given),
  hint: (given) => suggestion(given, words),
});

export const scenarioValue: ValueKind<ScenarioId> = {
  ...wordValue(scenarioList.map(({ id }) => id)),
  example: 'fresh',
  read: (given) => (typeof given === 'string' && isScenario(given) ? given : undefined),
};

export const worldsValue = wordValue(['open', 'strict', 'named']);

/** An id of a world; an app_id must match it to name a world. */
export const worldIdValue: ValueKind<string> = {
  takes: '1 to 64 letters a-z, digits and hyphens',
  example: 'asha',
  read: (given) =>
    typeof given === 'string' && /^[a-z0-9-]{1,64}$/.test(given) ? given : undefined,
};
