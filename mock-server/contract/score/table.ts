import { endpointNames, endpointTitle } from '@matka/contracts/api/endpoints';
import { placeText } from '@matka/contracts/reading/place';
import type { DefectVerdict, JudgedDefect, JudgedHost } from './judge.ts';

/** Verdicts on defects that the client notices and that no host may have. */
const counted: readonly DefectVerdict[] = ['named', 'elsewhere', 'noted', 'missed'];

/** Tells if a defect counts for the score: the client notices it, and no host may have it. */
export const isCounted = ({ verdict }: JudgedDefect): boolean => counted.includes(verdict);

/** A line about a judged defect: verdict, call, place, operator, what the kit reported first. */
export const lineOf = ({ defect, verdict, said }: JudgedDefect): string =>
  `${verdict}: ${endpointTitle(defect.call)} ${placeText(defect.place)} ${defect.operator}. ${said}`;

/** The percentage of defects that are reported with endpoint and place. */
function scoreOf(judged: readonly JudgedDefect[]): number {
  const all = judged.filter(isCounted);
  return all.length === 0
    ? 0
    : (100 * all.filter(({ verdict }) => verdict === 'named').length) / all.length;
}

/** `12` if all are reported, `11/12` if not; a dot without defects. */
function cell(judged: readonly JudgedDefect[]): string {
  const all = judged.filter(isCounted);
  const named = all.filter(({ verdict }) => verdict === 'named').length;
  if (all.length === 0) return '·';
  return named === all.length ? String(named) : `${named}/${all.length}`;
}

const row = (title: string, cells: readonly string[]): string =>
  `  ${title.padEnd(22)}${cells.map((text) => text.padStart(9)).join('')}`;

const shortName = (name: string): string => name.slice(0, 8);

const count = (judged: readonly JudgedDefect[], verdict: DefectVerdict): number =>
  judged.filter((one) => one.verdict === verdict).length;

/** The defects by operator and endpoint: how many are reported with endpoint and place, and the names of the others. */
export function defectTable(judged: readonly JudgedDefect[]): string {
  const operators = [...new Set(judged.map(({ defect }) => defect.operator))];
  const cells = (own: readonly JudgedDefect[]) => [
    ...endpointNames.map((name) => cell(own.filter(({ defect }) => defect.call === name))),
    cell(own),
  ];
  const verdicts = [...counted, 'permitted', 'harmless', 'false alarm'] as const;
  const wrong = judged.filter(({ verdict }) => !/^(named|permitted|harmless)$/.test(verdict));
  return [
    row('Operator, named of all', [...endpointNames.map(shortName), 'all']),
    ...operators.map((name) =>
      row(name, cells(judged.filter(({ defect }) => defect.operator === name))),
    ),
    row('all', cells(judged)),
    `  ${judged.length} defects: ${verdicts.map((one) => `${count(judged, one)} ${one}`).join(', ')}. Score: ${scoreOf(judged).toFixed(1)} %`,
    ...wrong.map((each) => `  ${lineOf(each)}`),
  ].join('\n');
}

/** The exit codes of verification and walk on hosts, with their findings. */
export const hostTable = (title: string, judged: readonly JudgedHost[]): string =>
  [
    row(title, ['verify', 'walk']).replace(title.padEnd(22), title.padEnd(40)),
    ...judged.map(({ name, verify, walk, said }) =>
      `  ${name.padEnd(40)}${String(verify).padStart(9)}${String(walk ?? '·').padStart(9)}  ${said[0] ?? ''}`.trimEnd(),
    ),
  ].join('\n');
