import { useEffect, useLayoutEffect, useRef } from 'react';
import { config } from '../config.ts';

/** Last scroll position of each path, in px. */
const places = new Map<string, number>();

type Arrival = {
  readonly pathname: string;
  /** Title of the screen, if it has one. */
  readonly title: string | undefined;
  /** Restore the last scroll position instead of scrolling to the top. */
  readonly keepsPlace: boolean;
};

/**
 * Effects of opening a screen: sets the document title, restores the scroll position and focuses
 * the heading, so that screen readers announce the screen. The first screen of a page load does not
 * move the focus.
 */
export function useRouteEffects({ pathname, title, keepsPlace }: Arrival): void {
  const first = useRef(true);

  useLayoutEffect(() => {
    scrollTo(0, keepsPlace ? (places.get(pathname) ?? 0) : 0);
    if (!first.current) {
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }
    first.current = false;
  }, [pathname, keepsPlace]);

  useEffect(() => {
    const { appName } = config();
    document.title = title ? `${title} · ${appName}` : appName;
  }, [title]);

  useEffect(() => {
    if (!keepsPlace) return;
    const follow = () => places.set(pathname, scrollY);
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, [pathname, keepsPlace]);
}
