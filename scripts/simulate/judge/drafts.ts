import type { Tab } from '../page/tab.ts';
import { bidPaths } from '../player/places.ts';
import { fieldValue, type Screen } from '../player/screen.ts';
import type { Report } from './findings.ts';
import { tableRows } from './reading.ts';

const rowsOf = (screen: Screen): string =>
  tableRows(screen)
    .map(({ number, points }) => `${number}:${points}`)
    .join(', ');

const hasNotice = ({ body }: Screen): boolean =>
  body.querySelector('[aria-label="Submission"]') !== null;

export class Drafts {
  readonly #before = new Map<string, { rows: string; path: string; player: string }>();
  /** What each tab showed last, and which tab of a phone changed a bid screen last. */
  readonly #shown = new Map<string, string>();
  readonly #writers = new Map<string, string>();
  readonly #report: Report;

  constructor(report: Report) {
    this.#report = report;
  }

  /** A phone keeps one draft for each screen and market: that of the tab that changed it last. */
  watch(tab: Tab, screen: Screen): void {
    const slot = `${tab.phone.name} ${screen.path} ${screen.title}`;
    const fields = screen.controls.map(fieldValue).join('|');
    const content = bidPaths.includes(screen.path) ? `${slot} ${rowsOf(screen)} ${fields}` : '';
    if (content && this.#shown.get(tab.name) !== content) this.#writers.set(slot, tab.name);
    this.#shown.set(tab.name, content);
  }

  beforeReload(tab: Tab, screen: Screen, player: string | undefined): void {
    this.#before.delete(tab.name);
    const slot = `${tab.phone.name} ${screen.path} ${screen.title}`;
    const isLast = this.#writers.get(slot) === tab.name;
    const isDraft = bidPaths.includes(screen.path) && !screen.dialog && !hasNotice(screen);
    if (player && isLast && isDraft)
      this.#before.set(tab.name, { rows: rowsOf(screen), path: screen.path, player });
  }

  afterReload(tab: Tab, screen: Screen, player: string | undefined): void {
    const { rows, path, player: before } = this.#before.get(tab.name) ?? {};
    if (!rows || screen.path !== path || before !== player || hasNotice(screen)) return;
    const isClosed = !screen.controls.some(({ name }) => name === 'Continue');
    const kept = rowsOf(screen);
    if (!isClosed && kept !== rows)
      this.#report('draft lost', `${rows} at ${path} after a reload`, kept || 'nothing');
  }
}
