import { animate } from './motion.ts';

/** What of a market's card the host decides: its result and its status. */
const HOSTS = '[data-drawn], [data-shape]';

/** Flashes the cards whose result or status has changed. */
export function flashChanges(changes: readonly MutationRecord[]): void {
  const texts = changes.filter(({ type }) => type === 'characterData');
  const cards = texts.flatMap(({ target }) => {
    const card = target.parentElement?.closest(HOSTS)?.closest('main li')?.firstElementChild;
    return card ? [card] : [];
  });
  for (const card of new Set(cards)) flash(card);
}

function flash(card: Element): void {
  const soft = getComputedStyle(document.documentElement).getPropertyValue('--brand-soft');
  const { backgroundColor } = getComputedStyle(card);
  animate(card, { backgroundColor: [soft, backgroundColor] }, { ms: 300 });
}
