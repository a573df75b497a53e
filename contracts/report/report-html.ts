import { foreignMarkup } from '../cli/foreign-text.ts';
import { detailsOf } from './causes.ts';
import type { HostReport, ReportLine } from './host-report.ts';
import { styles } from './report-styles.ts';
import { type CallResults, type Counts, resultTree } from './result-tree.ts';

const words = { passed: 'Passed', failed: 'Differs', skipped: 'Not tried', planned: 'Planned' };

const block = (title: string, text: string): string =>
  text === '' ? '' : `<h4>${title}</h4><pre>${foreignMarkup(text)}</pre>`;

/** A row with its title, and behind it the reasons and the exchange. */
function rowHtml(
  [mark, word]: readonly [string, string],
  what: string,
  why: readonly string[],
  { exchange, isOpen = false }: { exchange?: ReportLine['exchange']; isOpen?: boolean } = {},
): string {
  const head = `<span class="mark ${mark}">${word}</span><span class="what">${foreignMarkup(what)}</span>`;
  const shown = exchange?.();
  const list = why.map((one) => `<li>${foreignMarkup(one)}</li>`).join('');
  const inner =
    (list && `<ul class="why">${list}</ul>`) +
    (shown
      ? block('Request', shown.request) +
        `<div class="pair"><div>${block(`Response ${shown.status}`, shown.response)}</div>` +
        `<div>${block('What the client reads', shown.reading)}</div></div>`
      : '');
  if (inner === '') return `<div class="line">${head}</div>`;
  return `<details class="line"${isOpen ? ' open' : ''}><summary>${head}</summary><div class="inner">${inner}</div></details>`;
}

function lineHtml({ outcome, unmet, description, reasons, toldAt, exchange }: ReportLine): string {
  const head = unmet
    ? (['failed', 'Not recognised'] as const)
    : ([outcome, words[outcome]] as const);
  const why = [...reasons, ...(toldAt === undefined ? [] : [`builds on ${toldAt}`])];
  return rowHtml(head, description, why, { exchange, isOpen: unmet === true && !toldAt });
}

const bar = (counts: Counts): string =>
  (['passed', 'failed', 'skipped', 'planned'] as const)
    .filter((outcome) => counts[outcome] > 0)
    .map(
      (outcome) =>
        `<i class="${outcome}" style="flex:${counts[outcome]}" title="${counts[outcome]} ${words[outcome].toLowerCase()}"></i>`,
    )
    .join('');

function callHtml(one: CallResults): string {
  const [method = '', path = ''] = one.call.split(' ');
  const aside = (title: string, texts: readonly string[]) =>
    texts.map((text) => `<p class="unseen">${title}: ${foreignMarkup(text)}</p>`);
  return [
    `<section><header><h2><b>${foreignMarkup(method)}</b> ${foreignMarkup(path)}</h2><div class="bar">${bar(one.counts)}</div></header>`,
    ...one.causes.map((cause) =>
      rowHtml(['failed', words.failed], cause.text, detailsOf(cause), {
        exchange: cause.first.exchange,
        isOpen: true,
      }),
    ),
    ...[...one.building, ...one.others].map(lineHtml),
    ...aside('Known', one.known),
    ...aside('Note', one.notes),
    one.unseen.length > 0
      ? `<p class="unseen">Never seen: ${one.unseen.map((place) => `<code>${foreignMarkup(place)}</code>`).join(' ')}</p>`
      : '',
    '</section>',
  ].join('\n');
}

const tile = (name: string, count: number, text: string): string =>
  `<div class="tile ${name}"><strong>${count}</strong><span>${text}</span></div>`;

/** The report as one page that loads no other file. */
export function reportHtml(report: HostReport): string {
  const { baseUrl, lines, counts, differences } = report;
  const hasFailed = ({ causes, building }: CallResults) => causes.length + building.length > 0;
  const calls = resultTree(report).toSorted((a, b) => Number(hasFailed(b)) - Number(hasFailed(a)));
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
${calls.map(callHtml).join('\n')}
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
