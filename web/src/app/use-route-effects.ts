import { useEffect, useLayoutEffect, useRef } from 'react';
import { config } from '../config.ts';
import { placeOf, setPlace } from '../lib/places.ts';

type Arrival = {
  readonly pathname: string;
  /** Title of the screen, if it has one. */
  readonly title: string | undefined;
  /** Restore the last scroll position instead of scrolling to the top. */
  readonly keepsPlace: boolean;
};

/**
 * Focuses the heading of the screen, unless the player focuses something before.
 * The focus follows the paint: it costs a style and layout pass that the screen need not wait for.
 * @returns a function that cancels it
 */
function focusHeading(): () => void {
  const focused = document.activeElement;
  let task: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    task = setTimeout(() => {
      if (document.activeElement === focused)
        document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}

/**
 * Effects of opening a screen: sets the document title, restores the scroll position and focuses
 * the heading, so that screen readers announce the screen. The first screen of a page load does not
 * move the focus.
 */
export function useRouteEffects({ pathname, title, keepsPlace }: Arrival): void {
  const first = useRef(true);

  useLayoutEffect(() => {
    scrollTo(0, keepsPlace ? placeOf(pathname) : 0);
    const wasFirst = first.current;
    first.current = false;
    if (!wasFirst) return focusHeading();
  }, [pathname, keepsPlace]);

  useEffect(() => {
    const { appName } = config();
    document.title = title ? `${title} · ${appName}` : appName;
  }, [title]);

  useEffect(() => {
    if (!keepsPlace) return;
    const follow = () => setPlace(pathname, scrollY);
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, [pathname, keepsPlace]);
}
