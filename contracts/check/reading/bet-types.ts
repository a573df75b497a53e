import { betTypeOf, betTypeRows } from '../../bet-types.ts';
import { anyRow, type Place } from '../../reading/place.ts';
import { describeFound, type Part, part } from '../finding.ts';
import type { BetType, BetTypeConfig, Reading } from '../reader.ts';
import { repeatedIds } from './unique-ids.ts';

const ranges = [
  ['min_digit', 'max_digit'],
  ['min_value', 'max_value'],
  ['min_digits', 'max_digits'],
] as const;

const plainCode = (code: string) => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

const codes: readonly string[] = betTypeRows.map(({ code }) => code);

/** A code that differs from one of the product only in its spelling. */
function codeFindings(code: string, place: Place): Part[] {
  if (codes.includes(code)) return [];
  const meant = codes.find((one) => plainCode(one) === plainCode(code));
  if (!meant) return [];
  return [
    part(
      [...place, 'config', 'code'],
      describeFound(code),
      `"${meant}"`,
      'reads that the bet type is not implemented',
    ),
  ];
}

const synonyms: Readonly<Record<string, string>> = {
  ank: 'digit',
  digits: 'digit',
  patti: 'pana',
  panna: 'pana',
  penal: 'pana',
  panel: 'pana',
};

const inWords = (name: string): string =>
  name
    .toLowerCase()
    .split(/[^a-z]+/)
    .map((word) => synonyms[word] ?? word)
    .join(' ')
    .trim();

function nameFindings({ name, config: { code } }: Omit<BetType, 'id'>, place: Place): Part[] {
  const own = codes.includes(code) ? inWords(code) : undefined;
  const words = inWords(name);
  const other = codes.find((one) => inWords(one) === words);
  if (own === undefined || other === undefined) return [];
  // A host may leave out the difference between two types, as in Half Sangam.
  if (own.startsWith(words) || words.startsWith(own)) return [];
  return [
    {
      // Nothing shows which of the two is wrong.
      place,
      found: `has the name “${name.slice(0, 30)}” beside the code ${code}`,
      expected: 'name and code of one game',
      effect: 'bets on another game than was meant',
    },
  ];
}

function limitFindings(config: BetTypeConfig, place: Place): Part[] {
  const effect = 'cannot enter a number';
  const { limits = {}, readsLength } = betTypeOf(config.code) ?? {};
  const crossed = ranges.flatMap(([low, high]): Part[] => {
    const [min, max] = [config[low], config[high]];
    // The client does not read the limits of other bet types.
    if (!(low in limits) || min <= max) return [];
    return [part([...place, 'config', low], `is ${min}`, `at most ${high} (${max})`, effect)];
  });
  const { length } = config;
  if (!readsLength || length === 3) return crossed;
  return [...crossed, part([...place, 'config', 'length'], `is ${length}`, '3 for a pana', effect)];
}

function directionFindings(config: BetTypeConfig, place: Place): Part[] {
  const { bet_direction: direction, default_direction: first } = config;
  if (first === undefined || direction === 'both' || first === direction) return [];
  return [
    part(
      [...place, 'config', 'default_direction'],
      `is ${first} beside bet_direction ${direction}`,
      direction,
      'begins with a session that is not offered',
    ),
  ];
}

/** Codes are spelt as the client knows them, and no limit excludes every number. */
export function betTypeParts(betTypes: Reading<'betTypes'>, body: unknown): Part[] {
  const single = betTypes.flatMap(({ name, config }, index) => [
    ...nameFindings({ name, config }, [index]),
    ...codeFindings(config.code, [index]),
    ...limitFindings(config, [index]),
    ...directionFindings(config, [index]),
  ]);
  const unknown =
    single.length === 0 &&
    betTypes.length > 0 &&
    !betTypes.some(({ config }) => codes.includes(config.code));
  return [
    ...repeatedIds(body, [], 'does not see this bet type'),
    ...single,
    ...(unknown
      ? [
          part(
            [anyRow, 'config', 'code'],
            'is unknown to the client',
            'e.g. "single_digits"',
            'reads that no bet type is implemented',
          ),
        ]
      : []),
  ];
}

/** Bet types with codes of the host's own. */
export const betTypeNotes = (betTypes: Reading<'betTypes'>): Part[] =>
  betTypes.flatMap(({ config: { code } }, index) =>
    code === '' || codes.includes(code)
      ? []
      : [
          part(
            [index, 'config', 'code'],
            describeFound(code),
            'any code',
            'reads that the bet type is not yet implemented',
          ),
        ],
  );
