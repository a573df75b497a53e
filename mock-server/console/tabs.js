import { h } from './dom.js';

/**
 * Tabs by the ARIA pattern: links whose hash names the tab, so that a link opens it and Back returns to it. Arrow keys,
 * Home and End move within the list. `shown` is called once a tab is shown.
 */
export function makeTabs(list, place, ids, shown) {
  const tabs = ids.map((id) =>
    h(
      'a',
      { id: `tab-${id}`, href: `#${id}`, role: 'tab', 'aria-controls': `${id}-tab` },
      id.replace(/^./, (first) => first.toUpperCase()),
    ),
  );
  const panels = ids.map((id) =>
    h('div', { id: `${id}-tab`, role: 'tabpanel', 'aria-labelledby': `tab-${id}` }),
  );
  const selected = () => Math.max(0, ids.indexOf(location.hash.slice(1)));
  const show = () => {
    tabs.forEach((tab, i) => {
      const isSelected = i === selected();
      tab.setAttribute('aria-selected', String(isSelected));
      tab.tabIndex = isSelected ? 0 : -1;
      panels[i].hidden = !isSelected;
    });
    return shown();
  };
  list.append(...tabs);
  list.addEventListener('keydown', (event) => {
    const at = selected();
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const tab = tabs.at(next % tabs.length);
    location.replace(tab.hash);
    tab.focus();
  });
  place.append(...panels);
  addEventListener('hashchange', show);
  return {
    panel: (id) => panels[ids.indexOf(id)],
    selected: () => ids[selected()],
    show,
  };
}
