import { foreignMarkup } from '../cli/foreign-text.ts';
import { buildingOn, causesAt } from './causes.ts';
import type { HostReport, ReportLine } from './host-report.ts';
import { styles } from './report-styles.ts';

const words = { passed: 'Passed', failed: 'Differs', skipped: 'Not tried', planned: 'Planned' };

const block = (title: string, text: string): string =>
  text === '' ? '' : `<h4>${title}</h4><pre>${foreignMarkup(text)}</pre>`;

function lineHtml(line: ReportLine, notes: readonly string[] = []): string {
  const { description, outcome, reasons, unmet } = line;
  const exchange = line.exchange?.();
  const why = [...reasons, ...notes].map((one) => `<li>${foreignMarkup(one)}</li>`).join('');
  const head =
    `<span class="mark ${unmet ? 'failed' : outcome}">${unmet ? 'Not recognised' : words[outcome]}</span>` +
    `<span class="what">${foreignMarkup(description)}</span>`;
  const inner =
    (why ? `<ul class="why">${why}</ul>` : '') +
    (exchange
      ? block('Request', exchange.request) +
        `<div class="pair"><div>${block(`Response ${exchange.status}`, exchange.response)}</div>` +
        `<div>${block('What the client reads', exchange.reading)}</div></div>`
      : '');
  if (inner === '') return `<div class="line">${head}</div>`;
  const open = outcome === 'failed' || unmet ? ' open' : '';
  return `<details class="line"${open}><summary>${head}</summary><div class="inner">${inner}</div></details>`;
}

const bar = (lines: readonly ReportLine[]): string =>
  (['passed', 'failed', 'skipped', 'planned'] as const)
    .map((outcome) => {
      const own = lines.filter((line) => line.outcome === outcome);
      return [outcome, outcome === 'failed' ? causesAt(own) : own.length] as const;
    })
    .filter(([, count]) => count > 0)
    .map(
      ([outcome, count]) =>
        `<i class="${outcome}" style="flex:${count}" title="${count} ${words[outcome].toLowerCase()}"></i>`,
    )
    .join('');

/** The order of the lines that do not fail: a state that is not recognised first, what was not tried last. */
const rankOf = ({ outcome, unmet }: ReportLine): number =>
  unmet ? 0 : outcome === 'skipped' ? 2 : 1;

const builtHtml = (line: ReportLine): string =>
  lineHtml(line, [`builds on ${line.toldAt}`]).replace(' open', '');

function callHtml(call: string, lines: readonly ReportLine[], report: HostReport): string {
  const own = lines.filter(({ toldAt }) => toldAt === undefined);
  const unseen = report.unseen.find((one) => one.call === call)?.places ?? [];
  const [method = '', path = ''] = call.split(' ');
  return [
    `<section><header><h2><b>${foreignMarkup(method)}</b> ${foreignMarkup(path)}</h2><div class="bar">${bar(lines)}</div></header>`,
    ...report.causes
      .filter(({ first }) => first.call === call)
      .map((cause) => lineHtml(cause.first, buildingOn(cause))),
    ...lines.filter(({ toldAt }) => toldAt !== undefined).map(builtHtml),
    ...own
      .filter(({ outcome }) => outcome !== 'failed')
      .toSorted((a, b) => rankOf(a) - rankOf(b))
      .map((line) => lineHtml(line)),
    ...report.notes
      .filter((note) => note.call === call)
      .map(({ text }) => `<p class="unseen">Note: ${foreignMarkup(text)}</p>`),
    unseen.length > 0
      ? `<p class="unseen">Never seen: ${unseen.map((one) => `<code>${foreignMarkup(one)}</code>`).join(' ')}</p>`
      : '',
    '</section>',
  ].join('\n');
}

const tile = (name: string, count: number, text: string): string =>
  `<div class="tile ${name}"><strong>${count}</strong><span>${text}</span></div>`;

/** The report as one page that loads nothing else. */
export function reportHtml(report: HostReport): string {
  const { baseUrl, lines, counts, differences } = report;
  const groups = [...Map.groupBy(lines, ({ call }) => call)].sort(
    ([a, ofA], [b, ofB]) =>
      Number(ofB.some(({ outcome }) => outcome === 'failed')) -
        Number(ofA.some(({ outcome }) => outcome === 'failed')) || a.localeCompare(b),
  );
  const unmet = lines.filter((line) => line.unmet).length;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${foreignMarkup(baseUrl)}: the contract of the Matka API</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>The contract of the Matka API</h1>
<p class="host">${foreignMarkup(baseUrl)}</p>
<div class="tiles">
${tile('skipped', counts.skipped + counts.planned, counts.planned > 0 ? 'not tried or planned' : 'not tried')}
${tile('failed', counts.failed, 'differ')}
${unmet > 0 ? tile('failed', unmet, 'not recognised') : ''}
${tile('passed', counts.passed, 'passed')}
</div>
<p class="by">Judged by what the client reads. Secrets, tokens and the number of the account are replaced by ***.</p>
${groups.map(([call, ofCall]) => callHtml(call, ofCall, report)).join('\n')}
${
  differences === undefined
    ? ''
    : `<section><header><h2>Host and mock</h2></header><ul class="why">${differences.map((one) => `<li>${foreignMarkup(one)}</li>`).join('')}</ul></section>`
}
</main>
</body>
</html>
`;
}
