import { endpointNames, endpointTitle } from '../../api/endpoints.ts';
import type { Finding } from '../../check/finding.ts';
import { ruleNames, rules } from '../../check/rules.ts';
import type { Verdict } from './compare.ts';
import { aspects } from './facts.ts';
import { requestText } from './play.ts';
import { differencesIn, type Fidelity } from './replay.ts';

/** One row of the fidelity table. */
export interface FidelityRow {
  name: string;
  same: number;
  different: number;
  unknown: number;
  /** The first difference, else the first reason of an unknown. */
  example: string;
}

function rowOf(name: string, verdicts: readonly Verdict[], fidelity: Fidelity): FidelityRow {
  const count = (wanted: Verdict['verdict']) =>
    verdicts.filter(({ verdict }) => verdict === wanted).length;
  const first =
    verdicts.find(({ verdict }) => verdict === 'different') ??
    verdicts.find(({ verdict }) => verdict === 'unknown');
  const request = first && fidelity.exchanges[first.exchange]?.request;
  const place = first && request ? `#${first.exchange + 1} ${requestText(request)}: ` : '';
  return {
    name,
    same: count('same'),
    different: count('different'),
    unknown: count('unknown'),
    example: first ? `${place}${first.text}` : '',
  };
}

/** Rows of the table by call: those that were compared. */
export const rowsByCall = (fidelity: Fidelity): FidelityRow[] =>
  endpointNames.flatMap((name) => {
    const verdicts = fidelity.verdicts.filter(({ endpoint }) => endpoint === name);
    return verdicts.length > 0 ? [rowOf(endpointTitle(name), verdicts, fidelity)] : [];
  });

/** Rows of the table by what was compared in the responses. */
export const rowsByAspect = (fidelity: Fidelity): FidelityRow[] =>
  aspects.flatMap((name) => {
    const verdicts = fidelity.verdicts.filter(({ aspect }) => aspect === name);
    return verdicts.length > 0 ? [rowOf(name, verdicts, fidelity)] : [];
  });

/** Rows of the table by rule of behaviour: the recorded host differs where it breaks a rule that the other one keeps. */
export const rowsByRule = ({ recordedRules, playedRules }: Fidelity): FidelityRow[] =>
  ruleNames.map((name) => {
    const isBroken = ({ rule, kind }: Finding) => rule === name && kind === 'failure';
    const [broken] = recordedRules.findings.filter(isBroken);
    const [other] = playedRules.findings.filter(isBroken);
    const checks = recordedRules.counts[name];
    const different = recordedRules.findings.filter(isBroken).length;
    const example = broken ? `#${broken.exchange + 1} ${broken.place} ${broken.text}` : '';
    if (other)
      return {
        name,
        same: 0,
        different: 0,
        unknown: checks,
        example: broken
          ? `broken by both: ${example}`
          : `broken by the played host: ${other.place} ${other.text}`,
      };
    const reason = checks === 0 ? `not recorded: ${rules[name].holds}` : '';
    return { name, same: checks - different, different, unknown: 0, example: example || reason };
  });

const cut = (text: string): string => (text.length > 160 ? `${text.slice(0, 157)}…` : text);

function table(title: string, rows: readonly FidelityRow[]): string {
  const lines = rows.map(
    ({ name, same, different, unknown, example }) =>
      `| ${name.startsWith('GET') || name.startsWith('POST') ? `\`${name}\`` : name} | ${same} | ${different} | ${unknown} | ${cut(example).replaceAll('|', '\\|')} |`,
  );
  return [
    `| ${title} | same | different | cannot be told | first example |`,
    '|---|--:|--:|--:|---|',
    ...lines,
  ].join('\n');
}

/** The fidelity table as Markdown. */
export function fidelityMarkdown(fidelity: Fidelity): string {
  return [
    table('call', rowsByCall(fidelity)),
    table('compared', rowsByAspect(fidelity)),
    table('rule', rowsByRule(fidelity)),
  ].join('\n\n');
}

const count = (verdicts: readonly Verdict[], wanted: Verdict['verdict']): number =>
  verdicts.filter(({ verdict }) => verdict === wanted).length;

/** The result in one line. */
export function fidelitySummary(fidelity: Fidelity, played: string): string {
  const { verdicts, exchanges, unsent } = fidelity;
  const reasons = [...unsent].map(([reason, count]) => `${count} (${reason})`);
  const rest = reasons.length > 0 ? ` Not sent: ${reasons.join(', ')}.` : '';
  return (
    `${exchanges.length} exchanges played on ${played}: ${count(verdicts, 'same')} comparisons are the same, ` +
    `${differencesIn(fidelity)} differ, ${count(verdicts, 'unknown')} cannot be told.${rest}`
  );
}
