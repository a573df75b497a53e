import { ruleNames, rules } from '../behaviour/rules.ts';
import { curlLines } from './curl-lines.ts';
import type { Exploration } from './explore.ts';
import type { ExploreOptions } from './options.ts';

/** The line that says how many points were bet, or may have been. */
export const stakeLine = (staked: number, { allowBets, maxStake }: ExploreOptions): string =>
  allowBets ? `Bets: ${staked} of at most ${maxStake} points.` : 'Bets: none, reads only.';

function checkedLine({ report: { checks } }: Exploration): string {
  const checked = ruleNames.filter((name) => checks[name] > 0);
  const unchecked = ruleNames.filter((name) => checks[name] === 0);
  const sum = checked.reduce((total, name) => total + checks[name], 0);
  const rest = unchecked.length > 0 ? ` Not tried: ${unchecked.join(', ')}.` : '';
  return `${sum} comparisons of ${checked.length} rules.${rest}`;
}

/** The report of an exploration for a person. `file` holds its recording. */
export function explorationText(
  exploration: Exploration,
  options: ExploreOptions,
  file: string,
): string {
  const { finding, steps, exchanges, repeated, stopped } = exploration;
  const stoppedLine = stopped === undefined ? [] : [`The walk ended early: ${stopped}.`];
  if (!finding)
    return [
      `Nothing found with seed ${options.seed}: ${steps.length} steps, ${exchanges.length} requests.`,
      checkedLine(exploration),
      ...stoppedLine,
      stakeLine(exploration.staked, options),
    ].join('\n');
  return [
    `✗ ${finding.rule}: ${finding.text}`,
    `  Expected: ${rules[finding.rule]}.`,
    `  ${repeated ? 'Repeated' : 'Seen once, not when repeated'} in ${steps.length === 1 ? 'one step' : `${steps.length} steps`}, ${exchanges.length} requests: ${steps.join(', ')}.`,
    ...curlLines(exchanges.slice(0, finding.exchange + 1)).map((line) => `    ${line}`),
    ...stoppedLine,
    stakeLine(exploration.staked, options),
    `Seed ${options.seed}. Recording: ${file}`,
  ].join('\n');
}
