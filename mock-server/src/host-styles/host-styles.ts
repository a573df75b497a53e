import { suggestion } from '@matka/contracts/cli/closest';
import { shortened } from '@matka/contracts/cli/shortened';
import { randomSource } from '@matka/contracts/random';
import { accountRows } from './accounts.ts';
import { betRows } from './bets.ts';
import { catalogueRows } from './catalogue.ts';
import { gameRows } from './games.ts';
import { historyRows } from './histories.ts';
import { notationRows } from './notation.ts';
import { refusalRows } from './refusals.ts';
import { resultRows } from './results.ts';
import {
  type Form,
  formOf,
  type HostStyle,
  type Rows,
  type StyleRules,
  stylesOf,
} from './style.ts';

const groups: readonly (readonly [title: string, rows: Rows])[] = [
  ['Histories and their pages', historyRows],
  ['Bets and receipts', betRows],
  ['Home page and markets', catalogueRows],
  ['Bet types, rates and suggestions', gameRows],
  ['Results and times', resultRows],
  ['Players, sessions and refusals', { ...accountRows, ...refusalRows }],
  ['Notation', notationRows],
];

/** All permitted differences of a host, in groups: styles nearer to the host first. */
export const styleGroups: readonly { title: string; styles: readonly HostStyle[] }[] = groups.map(
  ([title, rows]) => ({ title, styles: stylesOf(rows) }),
);

/** All permitted differences of a host. */
export const allowedVariants: readonly HostStyle[] = styleGroups.flatMap(({ styles }) => styles);

/** The styles that can be given to a running world; the others need a scenario or a time. */
export const hostStyles: readonly HostStyle[] = allowedVariants.filter(
  ({ request, response, rules }) => request ?? response ?? rules,
);

const names = hostStyles.map(({ name }) => name);

/** Names of host styles that cannot be used; the message is one sentence or two. */
export class HostStyleError extends Error {
  override readonly name = 'HostStyleError';
}

function styleOf(name: string): HostStyle {
  const style = hostStyles.find((one) => one.name === name);
  if (style) return style;
  const variant = allowedVariants.find((one) => one.name === name);
  if (variant?.scenario)
    throw new HostStyleError(
      `${name} is a state of a world: use the scenario ${variant.scenario}.`,
    );
  if (variant?.now)
    throw new HostStyleError(`${name} is a time of a world: set its clock to ${variant.now}.`);
  throw new HostStyleError(`There is no host style ${shortened(name)}.${suggestion(name, names)}`);
}

const areContrary = (one: HostStyle, other: HostStyle): boolean =>
  one !== other && one.decides !== undefined && one.decides === other.decides;

/**
 * The named styles in the order of application. Throws a HostStyleError for an unknown name and for a contradiction.
 */
export function readHostStyles(given: readonly string[]): HostStyle[] {
  const chosen = new Set(given.map(styleOf));
  for (const one of chosen)
    for (const other of chosen)
      if (areContrary(one, other))
        throw new HostStyleError(
          `${one.name} and ${other.name} contradict each other: both decide ${one.decides}.`,
        );
  return hostStyles.filter((style) => chosen.has(style));
}

/** The form and the rules of the named styles. A name that no style has any more is ignored. */
export function styledBy(names: readonly string[]): { form: Form | undefined; rules: StyleRules } {
  const styles = hostStyles.filter(({ name }) => names.includes(name));
  return { form: formOf(styles), rules: Object.assign({}, ...styles.map(({ rules }) => rules)) };
}

/** Host styles by their names, or up to twelve styles drawn by a seed. */
export type HostStyleChoice = readonly string[] | { random: number };

/** The names of a choice in the order of application. Throws as `readHostStyles`. */
export const chosenStyles = (choice: HostStyleChoice): string[] =>
  'random' in choice
    ? randomHostStyles(choice.random)
    : readHostStyles(choice).map(({ name }) => name);

/** Names of up to twelve styles that fit together; the same for the same seed. */
export function randomHostStyles(seed: number): string[] {
  const random = randomSource(seed);
  const count = 2 + Math.floor(random() * 11);
  const chosen: HostStyle[] = [];
  const left = [...hostStyles];
  while (chosen.length < count && left.length > 0) {
    const [style] = left.splice(Math.floor(random() * left.length), 1);
    if (style && !chosen.some((one) => areContrary(one, style))) chosen.push(style);
  }
  return hostStyles.filter((style) => chosen.includes(style)).map(({ name }) => name);
}
