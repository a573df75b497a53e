import { animate } from './motion.ts';

/** The entry of the main screen in view. */
const currentTab = () => document.querySelector<HTMLElement>('nav > a[aria-current="page"]');

/** The pill of a tab before the change, and its place in px. */
let last: { href: string; left: number; width: number } | undefined;

/** Whether changes of the page may move the current tab: a link of the bar, or a bar that is new. */
export const moveTab = (changes: readonly MutationRecord[]): boolean =>
  changes.some(({ type, target, addedNodes }) =>
    type === 'attributes'
      ? target.parentElement?.localName === 'nav'
      : [...addedNodes].some((node) => node instanceof Element && node.querySelector('nav > a')),
  );

/** Slides the pill to the current tab from the one before, if that has changed. */
export function slidePill(): void {
  const tab = currentTab();
  const href = tab?.getAttribute('href');
  if (!tab || !href || href === last?.href) return;
  const { left, width } = tab.getBoundingClientRect();
  if (last) {
    const from = `translateX(${last.left - left}px) scaleX(${last.width / width})`;
    const pill = { pseudoElement: '::before' };
    const keyframes = { transform: [from, 'none'], transformOrigin: ['0', '0'] };
    animate(tab, keyframes, { ms: 220, ...pill });
  }
  last = { href, left, width };
}
