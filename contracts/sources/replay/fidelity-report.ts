import { endpointNames, endpointTitle } from '../../api/endpoints.ts';
import type { CheckReport } from '../../check/check.ts';
import { requestText } from '../../check/exchange.ts';
import { cut } from '../../check/finding.ts';
import { ruleNames } from '../../check/rules.ts';
import { foreignMarkdown } from '../../cli/foreign-text.ts';
import { placeText } from '../../reading/place.ts';
import { countOf, type Verdict } from './compare.ts';
import { aspects } from './facts.ts';
import { differencesIn, type Fidelity } from './replay.ts';

interface Row {
  name: string;
  same: number;
  different: number;
  unknown: number;
  /** The first difference, else the first reason of an unknown. */
  example: string;
}

function rowOf(name: string, verdicts: readonly Verdict[], { exchanges }: Fidelity): Row[] {
  if (verdicts.length === 0) return [];
  const first =
    verdicts.find(({ verdict }) => verdict === 'different') ??
    verdicts.find(({ verdict }) => verdict === 'unknown');
  const request = first && exchanges[first.exchange]?.request;
  const place = request ? `#${first.exchange + 1} ${requestText(request)}: ` : '';
  return [
    {
      name,
      same: countOf(verdicts, 'same'),
      different: countOf(verdicts, 'different'),
      unknown: countOf(verdicts, 'unknown'),
      example: place + (first?.text ?? ''),
    },
  ];
}

/** Rows by rule: the recorded host differs if it breaks a rule that the other host keeps. */
const rowsByRule = ({ recordedRules, playedRules }: Fidelity): Row[] =>
  ruleNames.map((name) => {
    const brokenIn = ({ findings }: CheckReport) =>
      findings.filter(({ rule, kind }) => rule === name && kind === 'failure');
    const own = brokenIn(recordedRules);
    const [broken] = own;
    const [other] = brokenIn(playedRules);
    const checks = recordedRules.counts[name];
    const example = broken
      ? `#${broken.exchange + 1} ${placeText(broken.place)} ${broken.text}`
      : '';
    if (!other) {
      const [same, different] = [checks - own.length, own.length];
      return { name, same, different, unknown: 0, example };
    }
    const both = broken
      ? `broken by both: ${example}`
      : `broken by the played host: ${placeText(other.place)} ${other.text}`;
    return { name, same: 0, different: 0, unknown: checks, example: both };
  });

/** A table with differences first, then undecided facts; facts missing in the recording are counted. */
function table(title: string, rows: readonly Row[]): string {
  const seen = rows.filter(({ same, different, unknown }) => same + different + unknown > 0);
  const ordered = seen.toSorted((a, b) => b.different - a.different || b.unknown - a.unknown);
  const absent = rows.length - seen.length;
  const lines = ordered.map(
    ({ name, same, different, unknown, example }) =>
      `| ${/^(GET|POST)/.test(name) ? `\`${name}\`` : name} | ${same} | ${different} | ${unknown} | ${foreignMarkdown(cut(example, 160))} |`,
  );
  return [
    `| ${title} | same | different | undecided | first example |`,
    '|---|--:|--:|--:|---|',
    ...lines,
    ...(absent > 0
      ? ['', `Not compared, since the recording has none: ${absent} of ${rows.length}.`]
      : []),
  ].join('\n');
}

/** The fidelity table as Markdown: by call, by aspect, and by rule. */
export function fidelityMarkdown(fidelity: Fidelity): string {
  const { verdicts } = fidelity;
  const calls = endpointNames.flatMap((name) => {
    const own = verdicts.filter(({ endpoint }) => endpoint === name);
    return rowOf(endpointTitle(name), own, fidelity);
  });
  const compared = aspects.flatMap((name) => {
    const own = verdicts.filter(({ aspect }) => aspect === name);
    return rowOf(name, own, fidelity);
  });
  return [
    table('call', calls),
    table('compared', compared),
    table('rule', rowsByRule(fidelity)),
  ].join('\n\n');
}

/** The result in one line. */
export function fidelitySummary(fidelity: Fidelity, played: string): string {
  const { verdicts, exchanges, unsent } = fidelity;
  const reasons = [...unsent].map(([reason, count]) => `${count} (${reason})`);
  const rest = reasons.length > 0 ? ` Not sent: ${reasons.join(', ')}.` : '';
  return (
    `${exchanges.length} exchanges played on ${played}: ${countOf(verdicts, 'same')} comparisons are the same, ` +
    `${differencesIn(fidelity)} differ, ${countOf(verdicts, 'unknown')} undecided.${rest}`
  );
}
