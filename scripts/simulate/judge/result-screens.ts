import type { Tab } from '../browser/tab.ts';
import type { HTMLElement } from '../dom/element.ts';
import { HTMLSelectElement } from '../dom/form-controls.ts';
import { type Screen, textOf } from '../player/screen.ts';
import { digitOf } from './game.ts';
import { elementsIn } from './reading.ts';
import type { Report } from './report.ts';
import type { Responses } from './responses.ts';
import { type Fields, fieldsOf, listOf, textIn } from './wire.ts';

/** Compares the chart and the result history with the responses that they show. */
export interface ResultScreens {
  readonly check: (tab: Tab, screen: Screen) => void;
}

const DAY = 86_400_000;

/** The lines of a draw; what is not drawn shows as stars. */
function linesOf(draw: Fields): string[] {
  const digits = (textIn(draw, 'open_digit') || '*') + (textIn(draw, 'close_digit') || '*');
  return [textIn(draw, 'open_pana') || '***', digits, textIn(draw, 'close_pana') || '***'];
}

/** Whether something of a draw is known. */
export const hasResult = (draw: Fields): boolean => /\d/.test(linesOf(draw).join(''));

/** Whether the digits of a draw are those of its panas. */
const isConsistent = (draw: Fields): boolean =>
  (['open', 'close'] as const).every((session) => {
    const pana = textIn(draw, `${session}_pana`);
    return pana === '' || digitOf(pana) === textIn(draw, `${session}_digit`);
  });

/** A day dd/mm/yyyy as yyyy-mm-dd. */
const dayIn = (text: string): string => text.split('/').reverse().join('-');

/** The texts of the cells of the chart by their days. */
function chartCells({ body }: Screen): [string, string][] {
  return elementsIn(body, 'section[aria-label="Chart"] tbody tr').flatMap((row) => {
    const first = textOf(row.querySelector('th')).slice(0, 10);
    const monday = Date.parse(dayIn(first));
    return elementsIn(row, 'td').map((cell, at): [string, string] => [
      new Date(monday + at * DAY).toISOString().slice(0, 10),
      textOf(cell),
    ]);
  });
}

function daysOf(body: unknown): Fields[] {
  const { calendar_weeks: weeks, days } = fieldsOf(body);
  return Array.isArray(weeks) ? weeks.flatMap(listOf) : [...listOf(days)];
}

/** A cell that differs from a response; an empty one may lie ahead of the day of the phone. */
function chartDifference(cells: readonly [string, string][], body: unknown): string | undefined {
  const days = new Map(daysOf(body).map((day) => [textIn(day, 'date'), day]));
  const wrong = cells.find(([date, text]) => {
    const day = days.get(date);
    const lines = day ? linesOf(day) : [];
    // In larger numbers a chart shows the digits alone.
    return text !== '' && ![lines.join(''), lines[1]].includes(text.replaceAll(' ', ''));
  });
  return wrong && `${wrong[0]}: ${wrong[1]}`;
}

function checkChart(tab: Tab, screen: Screen, responses: Responses, report: Report): void {
  const cells = chartCells(screen);
  const select = screen.body.querySelector('main select');
  const market = select instanceof HTMLSelectElement ? select.value : '';
  const own = responses
    .of(tab.page, '/markets/results/monthly/')
    .filter(({ query }) => query.get('market_name') === market);
  const last = own.at(-1);
  if (cells.length === 0 || !last) return;
  const drawn = daysOf(last.body).filter(hasResult);
  const bad = drawn.find((day) => !isConsistent(day));
  if (bad) report('wrong result', 'digits of the panas', JSON.stringify(bad));
  const differences = own.map(({ body }) => chartDifference(cells, body));
  if (differences.every(Boolean)) {
    report(
      'wrong screen',
      `the chart of ${market} as the host sent it`,
      String(differences.at(-1)),
    );
  }
  const filled = cells.filter(([, text]) => /\d/.test(text)).map(([date]) => date);
  const lastFilled = filled.at(-1) ?? '';
  const gap = drawn.map((day) => textIn(day, 'date')).find((date) => !filled.includes(date));
  if (gap !== undefined && gap < lastFilled) {
    report('wrong screen', `the result of ${gap} in the chart of ${market}`, 'no result');
  }
}

function checkDay(list: HTMLElement, tab: Tab, responses: Responses, report: Report): void {
  const day = dayIn(list.getAttribute('aria-label')?.slice(-10) ?? '');
  const own = responses
    .of(tab.page, '/markets/results/monthly/')
    .filter(({ query }) => query.get('date') === day);
  const texts = own.map(({ body }) =>
    Object.entries(fieldsOf(fieldsOf(body).markets))
      .map(([market, draws]) => [market, listOf(draws)[0] ?? {}] as const)
      .filter(([, draw]) => hasResult(draw))
      .sort(([one], [other]) => one.localeCompare(other, 'en'))
      .map(([market, draw]) => `${market} ${linesOf(draw).join('-')}`)
      .join(', '),
  );
  const shown = elementsIn(list, 'li')
    .map((item) => [item.children[0], item.querySelector('button')].map(textOf).join(' '))
    .join(', ');
  const last = texts.at(-1);
  if (last !== undefined && !texts.includes(shown)) {
    report('wrong screen', `results of ${day}: ${last}`, shown);
  }
}

export function createResultScreens(responses: Responses, report: Report): ResultScreens {
  return {
    check: (tab, screen) => {
      if (screen.path === '/chart') checkChart(tab, screen, responses, report);
      if (screen.path !== '/market-result-history') return;
      const [list] = elementsIn(screen.body, 'ul[aria-label^="Market results of"]');
      if (list) checkDay(list, tab, responses, report);
    },
  };
}
