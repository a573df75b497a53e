import { noteLines } from '../../check/finding.ts';
import { ruleNames, rules } from '../../check/rules.ts';
import { placeText } from '../../reading/place.ts';
import { curlLines } from './curl-lines.ts';
import type { Exploration } from './explore.ts';
import type { ExploreOptions } from './options.ts';
import { parityText } from './parity.ts';

/** The line with the number of points that were bet, or may have been. */
export const stakeLine = (staked: number, { allowBets, maxStake }: ExploreOptions): string =>
  allowBets ? `Bets: ${staked} of at most ${maxStake} points.` : 'Bets: none, reads only.';

/** The checks without findings. */
function checkedLine({ report: { counts } }: Exploration): string {
  const checked = ruleNames.filter((name) => counts[name] > 0);
  const unchecked = ruleNames.filter((name) => counts[name] === 0);
  const sum = checked.reduce((total, name) => total + counts[name], 0);
  const rest = unchecked.length > 0 ? ` Not tried: ${unchecked.join(', ')}.` : '';
  return `${sum} comparisons of ${checked.length} rules.${rest}`;
}

/** The report of an exploration for a person. `file` holds its recording. */
export function explorationText(
  exploration: Exploration,
  options: ExploreOptions,
  file: string,
): string {
  const { finding, notes, steps, exchanges, requests, repeated, stopped } = exploration;
  const target = { baseUrl: options.baseUrl, insecure: options.requestOptions.insecure };
  const permitted = noteLines(notes).map(({ call, text }) => `· ${call} ${text}`);
  const { known, complaints, written } = exploration;
  const knownLines = [
    ...complaints.map(({ call, text }) => `✗ ${call} ${text}`),
    ...known.map(({ call, text }) => `~ ${call} ${text}`),
    ...(written === undefined ? [] : [written]),
  ];
  const parity = exploration.parity ? parityText(exploration.parity, target) : [];
  const found = finding
    ? [
        `✗ ${finding.rule}: ${finding.call} ${placeText(finding.place)} ${finding.text}`,
        `  Expected: ${rules[finding.rule].holds}.`,
        `  ${repeated ? 'Repeated' : 'Seen once, not when repeated'} in ${steps.length === 1 ? 'one step' : `${steps.length} steps`}, ${requests} requests: ${steps.join(', ')}.`,
        ...curlLines(exchanges().slice(0, finding.exchange + 1), target).map(
          (line) => `    ${line}`,
        ),
      ]
    : [
        `Nothing found with seed ${options.seed}: ${steps.length} steps, ${requests} requests.`,
        checkedLine(exploration),
      ];
  return [
    ...found,
    ...permitted,
    ...(stopped === undefined ? [] : [`The walk ended early: ${stopped}.`]),
    ...knownLines,
    ...parity,
    stakeLine(exploration.staked, options),
    ...(finding ? [`Seed ${options.seed}. Recording: ${file}`] : []),
  ].join('\n');
}
