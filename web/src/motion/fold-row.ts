import { animate, wantsMotion } from './motion.ts';

/** Folds a row together once it is removed: a copy takes its place until then. Call it before the removal. */
export function foldWhenRemoved(row: Element | null): void {
  const list = row?.parentNode;
  if (!row || !list || !wantsMotion()) return;
  const { height } = row.getBoundingClientRect();
  const after = row.nextSibling;
  const removal = new MutationObserver(() => {
    if (row.isConnected) return;
    removal.disconnect();
    const copy = row.cloneNode(true) as HTMLElement;
    copy.inert = true;
    copy.setAttribute('aria-hidden', 'true');
    list.insertBefore(copy, after?.parentNode === list ? after : null);
    const keyframes = { height: [`${height}px`, '0'], opacity: [1, 0], overflow: ['clip', 'clip'] };
    const folding = animate(copy, keyframes, { ms: 160 });
    folding?.finished.catch(() => undefined).finally(() => copy.remove());
  });
  removal.observe(list, { childList: true });
}
