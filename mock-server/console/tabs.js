import { h } from './dom.js';

/**
 * Tabs by the ARIA pattern: links whose hash names the tab, so that a link opens it and Back returns to it. Arrow keys,
 * Home and End move within the list. `shown` is called with the id of a tab once it is shown.
 */
export function makeTabs(list, place, tabs, shown) {
  const linkOf = new Map();
  const panelOf = new Map();
  const idInHash = () => {
    const id = location.hash.slice(1);
    return linkOf.has(id) ? id : tabs[0].id;
  };
  const show = () => {
    const id = idInHash();
    for (const [each, link] of linkOf) {
      const isShown = each === id;
      link.setAttribute('aria-selected', String(isShown));
      link.tabIndex = isShown ? 0 : -1;
      panelOf.get(each).hidden = !isShown;
    }
    shown(id);
  };
  const moveTo = (id) => {
    history.replaceState(null, '', `${location.search}#${id}`);
    linkOf.get(id).focus();
    show();
  };
  const onkeydown = (event) => {
    const ids = [...linkOf.keys()];
    const at = ids.indexOf(idInHash());
    const next = {
      ArrowRight: (at + 1) % ids.length,
      ArrowLeft: (at + ids.length - 1) % ids.length,
      Home: 0,
      End: ids.length - 1,
    }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      moveTo(ids[next]);
    } else if (event.key === ' ') {
      event.preventDefault();
      event.target.click();
    }
  };
  for (const { id, title } of tabs) {
    const attributes = {
      id: `tab-${id}`,
      href: `#${id}`,
      role: 'tab',
      'aria-controls': `${id}-tab`,
    };
    const onclick = (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      if (id !== idInHash()) history.pushState(null, '', `${location.search}#${id}`);
      show();
    };
    linkOf.set(id, h('a', { ...attributes, onkeydown, onclick }, title));
    panelOf.set(
      id,
      h('div', { id: `${id}-tab`, role: 'tabpanel', 'aria-labelledby': `tab-${id}`, hidden: true }),
    );
  }
  list.append(...linkOf.values());
  place.append(...panelOf.values());
  addEventListener('popstate', show);
  addEventListener('hashchange', show);
  return {
    /** The element of a tab's contents. */
    panel: (id) => panelOf.get(id),
    /** The id of the tab that is shown. */
    selected: idInHash,
    select: (id) => {
      if (id === idInHash()) return;
      history.pushState(null, '', `${location.search}#${id}`);
      show();
    },
    show,
  };
}
