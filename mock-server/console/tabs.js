import { h } from './dom.js';

/**
 * Tabs by the ARIA pattern: links whose hash names the tab, so that a link opens it and Back returns to it. Arrow keys,
 * Home and End move within the list.
 * @param {HTMLElement} list
 * @param {HTMLElement} place of their panels
 * @param {string[]} ids
 * @param {() => unknown} shown is called once a tab is shown
 */
export function makeTabs(list, place, ids, shown) {
  const made = ids.map((id) => ({
    id,
    tab: h(
      'a',
      { id: `tab-${id}`, href: `#${id}`, role: 'tab', 'aria-controls': `${id}-tab` },
      id.replace(/^./, (first) => first.toUpperCase()),
    ),
    panel: h('div', { id: `${id}-tab`, role: 'tabpanel', 'aria-labelledby': `tab-${id}` }),
  }));
  const selected = () => Math.max(0, ids.indexOf(location.hash.slice(1)));
  const show = () => {
    made.forEach(({ tab, panel }, i) => {
      const isSelected = i === selected();
      tab.setAttribute('aria-selected', String(isSelected));
      tab.tabIndex = isSelected ? 0 : -1;
      panel.hidden = !isSelected;
    });
    return shown();
  };
  list.append(...made.map(({ tab }) => tab));
  list.addEventListener('keydown', (event) => {
    const at = selected();
    const steps = new Map([
      ['ArrowRight', at + 1],
      ['ArrowLeft', at - 1],
      ['Home', 0],
      ['End', -1],
    ]);
    const next = made.at((steps.get(event.key) ?? Number.NaN) % made.length);
    if (!steps.has(event.key) || next === undefined) return;
    event.preventDefault();
    location.replace(next.tab.hash);
    next.tab.focus();
  });
  place.append(...made.map(({ panel }) => panel));
  addEventListener('hashchange', show);
  return { panels: made, selected: () => ids[selected()] ?? '', show };
}
