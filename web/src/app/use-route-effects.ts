import { useEffect, useLayoutEffect, useRef } from 'react';
import { config } from '../config.ts';

/** How far each screen was scrolled down when it was last left, in px, by path. */
const places = new Map<string, number>();

type Arrival = {
  readonly pathname: string;
  /** The title of the screen, when it has one of its own. */
  readonly title: string | undefined;
  /** Whether the screen is found again where it was left; else it is shown from its top. */
  readonly keepsPlace: boolean;
};

/**
 * What happens when a screen opens: the window is named after it, it is scrolled to its place, and
 * its heading takes the focus, so that a screen reader tells where one is. The first screen of a
 * page load leaves the focus alone.
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
