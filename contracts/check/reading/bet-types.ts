import { betTypeRows } from '../../bet-types.ts';
import { describeFound, type Part } from '../finding.ts';
import type { BetType, BetTypeConfig, Reading } from '../reader.ts';
import { repeatedIds } from './unique-ids.ts';

const ranges = [
  ['min_digit', 'max_digit'],
  ['min_value', 'max_value'],
  ['min_digits', 'max_digits'],
] as const;

const plainCode = (code: string) => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

const codes: readonly string[] = betTypeRows.map(({ code }) => code);

/** A code that differs from one of the product by its spelling alone. */
function codeFindings(code: string, place: string): Part[] {
  if (codes.includes(code)) return [];
  const meant = codes.find((one) => plainCode(one) === plainCode(code));
  if (!meant) return [];
  return [
    {
      place: `${place}.config.code`,
      found: describeFound(code),
      expected: `"${meant}"`,
      effect: 'reads that the bet type is not implemented',
    },
  ];
}

/** Words for the same thing in names and codes. */
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

/** A name that means another game than the code. */
function nameFindings({ name, config: { code } }: Omit<BetType, 'id'>, place: string): Part[] {
  const own = codes.includes(code) ? inWords(code) : undefined;
  const words = inWords(name);
  const other = codes.find((one) => inWords(one) === words);
  if (own === undefined || other === undefined) return [];
  // A host may leave out what two games differ by, as in Half Sangam.
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

function limitFindings(config: BetTypeConfig, place: string): Part[] {
  const effect = 'cannot enter a number';
  const crossed = ranges.flatMap(([low, high]): Part[] => {
    const [min, max] = [config[low], config[high]];
    if (min === undefined || max === undefined || min <= max) return [];
    return [
      {
        place: `${place}.config.${low}`,
        found: `is ${min}`,
        expected: `at most ${high} (${max})`,
        effect,
      },
    ];
  });
  const isPana = /pana|panel/.test(config.code);
  const length = config.length ?? 3;
  if (!isPana || length === 3) return crossed;
  return [
    ...crossed,
    { place: `${place}.config.length`, found: `is ${length}`, expected: '3 for a pana', effect },
  ];
}

/** A session to begin with is one that the bet type has. */
function directionFindings(config: BetTypeConfig, place: string): Part[] {
  const { bet_direction: direction, default_direction: first } = config;
  if (first === undefined || direction === 'both' || first === direction) return [];
  return [
    {
      place: `${place}.config.default_direction`,
      found: `is ${first} beside bet_direction ${direction}`,
      expected: direction,
      effect: 'begins with a session that is not offered',
    },
  ];
}

/** Codes are spelt as the client knows them, and no limit excludes every number. */
export function betTypeParts(betTypes: Reading<'betTypes'>, body: unknown): Part[] {
  const single = betTypes.flatMap(({ name, config }, index) => [
    ...nameFindings({ name, config }, `$[${index}]`),
    ...codeFindings(config.code, `$[${index}]`),
    ...limitFindings(config, `$[${index}]`),
    ...directionFindings(config, `$[${index}]`),
  ]);
  const unknown =
    single.length === 0 &&
    betTypes.length > 0 &&
    !betTypes.some(({ config }) => codes.includes(config.code));
  return [
    ...repeatedIds(body, '$', 'does not see this bet type'),
    ...single,
    ...(unknown
      ? [
          {
            place: '$[*].config.code',
            found: 'is none that the client knows',
            expected: 'e.g. "single_digits"',
            effect: 'reads that no bet type is implemented',
          },
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
          {
            place: `$[${index}].config.code`,
            found: describeFound(code),
            expected: 'any code',
            effect: 'reads that the bet type is not yet implemented',
          },
        ],
  );
