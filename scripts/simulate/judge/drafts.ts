import type { Tab } from '../browser/tab.ts';
import { HTMLInputElement } from '../dom/form-controls.ts';
import { bidPaths } from '../player/places.ts';
import type { Screen } from '../player/screen.ts';
import { type Row, tableRows } from './reading.ts';
import type { Report } from './report.ts';

/** Checks that a reload keeps the bids of a bid screen, and that no other player sees them. */
export interface Drafts {
  /** Takes in what a player typed into a bid screen. */
  readonly typed: (texts: readonly string[], player: string) => void;
  /** Notes which tab of a device was the last to enter or to change a bid screen of a market. */
  readonly watch: (tab: Tab, screen: Screen) => void;
  /** Checks that a bid screen shows no points that another player typed. */
  readonly checkOwner: (screen: Screen, player: string) => void;
  readonly beforeReload: (tab: Tab, screen: Screen, player: string | undefined) => void;
  readonly afterReload: (tab: Tab, screen: Screen, player: string | undefined) => void;
  /** Checks that a bid screen that was opened anew is empty. */
  readonly afterOpening: (screen: Screen) => void;
}

const text = (rows: readonly Row[]): string =>
  rows.map(({ number, points }) => `${number}:${points}`).join(', ');

/** What a player entered into a bid screen: its bids and the texts of its fields. */
const contentOf = (screen: Screen): string => {
  const fields = screen.controls.map(({ element }) => element);
  const texts = fields.map((field) => (field instanceof HTMLInputElement ? field.value : ''));
  return `${text(tableRows(screen))} ${texts.join('|')}`;
};

export function createDrafts(report: Report): Drafts {
  const before = new Map<string, { rows: string; path: string; player: string }>();
  const shown = new Map<string, string>();
  const writers = new Map<string, string>();
  /** A device keeps one draft for each screen and market: that of its last writer. */
  const slotOf = (tab: Tab, { path, title }: Screen) => `${tab.device.name} ${path} ${title}`;
  const typists = new Map<number, Set<string>>();
  return {
    typed: (texts, player) => {
      for (const points of texts.map(Number)) {
        typists.set(points, (typists.get(points) ?? new Set()).add(player));
      }
    },
    watch: (tab, screen) => {
      const slot = slotOf(tab, screen);
      const content = bidPaths.includes(screen.path) ? `${slot} ${contentOf(screen)}` : '';
      if (content !== '' && shown.get(tab.name) !== content) writers.set(slot, tab.name);
      shown.set(tab.name, content);
    },
    checkOwner: (screen, player) => {
      if (!bidPaths.includes(screen.path)) return;
      const foreign = tableRows(screen).find(({ points }) => {
        const known = typists.get(points);
        // Round stakes are offered to everybody.
        return known && points % 10 !== 0 && !known.has(player);
      });
      if (foreign) {
        const seen = `${foreign.number} for ${foreign.points} points, typed by another player`;
        report("another player's data", `bids of ${player} at ${screen.path}`, seen);
      }
    },
    afterOpening: (screen) => {
      const rows = bidPaths.includes(screen.path) ? text(tableRows(screen)) : '';
      if (rows !== '') report('wrong screen', `no bids on the new ${screen.path}`, rows);
    },
    beforeReload: (tab, screen, player) => {
      const isLast = writers.get(slotOf(tab, screen)) === tab.name;
      const isCounted = player && isLast && bidPaths.includes(screen.path) && !screen.dialog;
      if (isCounted && !screen.body.querySelector('[aria-label="Submission"]')) {
        before.set(tab.name, { rows: text(tableRows(screen)), path: screen.path, player });
      }
    },
    afterReload: (tab, screen, player) => {
      const kept = before.get(tab.name);
      before.delete(tab.name);
      if (!kept || kept.rows === '' || screen.path !== kept.path || kept.player !== player) return;
      if (screen.body.querySelector('[aria-label="Submission"]')) return;
      const isClosed = !screen.controls.some(({ name }) => name === 'Continue');
      const rows = text(tableRows(screen));
      if (!isClosed && rows !== kept.rows) {
        report('draft lost', `${kept.rows} at ${screen.path} after a reload`, rows || 'nothing');
      }
    },
  };
}
