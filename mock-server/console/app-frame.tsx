import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { About } from '../client/mock-client.ts';
import { appAddress, reasonAgainstFrame, sharedHost } from './app-address.ts';
import { Button } from './parts.tsx';
import { useAbout, useConsole, useWorldData } from './use-console.ts';

/** From this width on the app stands beside the day. */
const wide = matchMedia('(min-width: 1024px)');

function followWidth(changed: () => void) {
  wide.addEventListener('change', changed);
  return () => wide.removeEventListener('change', changed);
}

/**
 * Keeps the focus in the console when the loading app focuses one of its fields, unless the user goes there. Returns
 * the function that takes the focus back.
 */
function keepFocus(frame: HTMLIFrameElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let focused: HTMLElement | undefined;
  let isTabbing = false;
  const noteFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target !== frame) focused = target;
  };
  const noteKey = ({ key }: KeyboardEvent) => {
    isTabbing = key === 'Tab';
  };
  const takeBack = () => {
    if (document.activeElement !== frame || isTabbing || frame.matches(':hover')) return;
    // The browser is about to move the focus; a moment later it can be moved back.
    setTimeout(() => {
      frame.blur();
      focused?.focus();
    });
  };
  addEventListener('focusin', noteFocus, { signal });
  document.addEventListener('keydown', noteKey, { signal });
  addEventListener('blur', takeBack, { signal });
  return () => stop.abort();
}

/** Opens the console under another host name. Rejects if the browser cannot reach it there. */
async function moveTo(hostname: string): Promise<void> {
  const target = new URL(location.href);
  target.hostname = hostname;
  await fetch(`${target.origin}/__mock/health/`, { mode: 'no-cors' });
  location.replace(target);
}

/** The app in the size of a phone, under the host name that it shares with the console, with its controls. */
function Frame({ src, players }: { src: string; players: About['players'] }) {
  const { world, changes } = useConsole();
  const known = useWorldData(world, 'players', world.players) ?? [];
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const [follows, setFollows] = useState(true);
  /** Asks the app to reload its page, or to sign a player in first. */
  const reload = (player?: About['players'][number]) =>
    frame.current?.contentWindow?.postMessage(
      { type: 'matka-reload', signIn: player },
      new URL(src).origin,
    );
  const follow = useEffectEvent(() => {
    if (follows) reload();
  });
  useEffect(() => {
    if (changes > 0) follow();
  }, [changes]);
  useEffect(() => (frame.current ? keepFocus(frame.current) : undefined), []);
  return (
    <>
      <div className="row">
        <h2 id="app-title">The app</h2>
        <label className="follow" title="Loads again after each step">
          <input
            type="checkbox"
            checked={follows}
            onChange={({ target }) => setFollows(target.checked)}
          />{' '}
          Follow
        </label>
        <Button onClick={() => reload()}>Reload</Button>
        <AppLink href={src} />
      </div>
      {/* An app that is not there yet would miss the message. */}
      <fieldset className="row" aria-label="Sign in as" disabled={!isLoaded}>
        Sign in as
        {players.map((player) => {
          const name = known.find(({ mobile }) => mobile === player.mobile)?.name;
          return (
            name && (
              <Button key={player.mobile} onClick={() => reload(player)}>
                {name.split(' ')[0]}
              </Button>
            )
          );
        })}
      </fieldset>
      <div id="app-contents">
        <iframe
          ref={frame}
          src={src}
          title="The app in this world"
          allow="fullscreen"
          onLoad={() => setLoaded(true)}
        />
      </div>
    </>
  );
}

const AppLink = ({ href }: { href: string }) => (
  <a href={href} target="_blank" rel="noopener">
    Open in a tab
  </a>
);

/** Moves the console to the host name of the app; explains if the browser cannot open it. */
function Move({ to }: { to: string }) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    moveTo(to).catch(() => setOver(true));
  }, [to]);
  return isOver && <p className="hint">This browser cannot open {to}: use the link.</p>;
}

/** The app in the chosen world, beside the day; in a narrow window only the link to it. */
export function App() {
  const { world } = useConsole();
  const about = useAbout();
  const isWide = useSyncExternalStore(followWidth, () => wide.matches);
  const web = about?.web ?? null;
  const address = appAddress(web, world.id);
  const reason = reasonAgainstFrame(web);
  const host = sharedHost(address, world.id);
  const link = new URL(address);
  if (isWide && reason === undefined) link.hostname = host;
  const isFramed = isWide && about !== undefined && reason === undefined;
  return (
    <aside className="app" id="app" aria-labelledby="app-title" hidden={!isWide && !web}>
      {isFramed && location.hostname === host ? (
        <Frame key={link.href} src={link.href} players={about.players} />
      ) : (
        <>
          <div className="row">
            <h2 id="app-title">The app</h2>
            {web && <AppLink href={link.href} />}
          </div>
          {isFramed && <Move to={host} />}
          {isWide && about && reason && <p className="hint">{reason}</p>}
        </>
      )}
    </aside>
  );
}
