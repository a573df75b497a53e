import { Activity, type KeyboardEvent, type ReactNode, useSyncExternalStore } from 'react';

function followHash(changed: () => void) {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/**
 * Tabs by the ARIA pattern: links whose hash names the tab, so that a link opens it and Back returns to it. Arrow keys,
 * Home and End move within the list. The panels of a tab keep their state while another is shown.
 */
export function Tabs({ tabs }: { tabs: Readonly<Record<string, ReactNode>> }) {
  const ids = Object.keys(tabs);
  const hash = useSyncExternalStore(followHash, () => location.hash.slice(1));
  const selected = Math.max(0, ids.indexOf(hash));
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const steps = new Map([
      ['ArrowRight', selected + 1],
      ['ArrowLeft', selected - 1],
      ['Home', 0],
      ['End', -1],
    ]);
    const next = ids.at((steps.get(event.key) ?? Number.NaN) % ids.length);
    if (!steps.has(event.key) || next === undefined) return;
    event.preventDefault();
    location.replace(`#${next}`);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <div className="tools">
      <div className="tabs" id="tabs" role="tablist" aria-label="Controls" onKeyDown={move}>
        {ids.map((id, i) => (
          <a
            key={id}
            id={`tab-${id}`}
            href={`#${id}`}
            role="tab"
            aria-controls={`${id}-tab`}
            aria-selected={i === selected}
            tabIndex={i === selected ? 0 : -1}
          >
            {id.replace(/^./, (first) => first.toUpperCase())}
          </a>
        ))}
      </div>
      <div id="panels">
        {Object.entries(tabs).map(([id, panels], i) => (
          <div
            key={id}
            id={`${id}-tab`}
            role="tabpanel"
            aria-labelledby={`tab-${id}`}
            hidden={i !== selected}
          >
            <Activity mode={i === selected ? 'visible' : 'hidden'}>{panels}</Activity>
          </div>
        ))}
      </div>
    </div>
  );
}
