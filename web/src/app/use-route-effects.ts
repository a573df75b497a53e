import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { config } from '../config.ts';
import { focusHeading } from '../ui/focus.ts';

/** The last scroll position of each path that keeps it, in px. */
const places = new Map<string, number>();

type Arrival = {
  readonly pathname: string;
  readonly title: string | undefined;
  /** Restore the last scroll position instead of scrolling to the top. */
  readonly keepsPlace: boolean;
  /** True if a screen was shown before, since the page was loaded. */
  readonly shownRef: RefObject<boolean>;
};

/** Sets title and scroll position of a screen, and focuses its heading for screen readers, but not on the first one. */
export function useRouteEffects({ pathname, title, keepsPlace, shownRef }: Arrival): void {
  useLayoutEffect(() => {
    scrollTo(0, keepsPlace ? (places.get(pathname) ?? 0) : 0);
  }, [pathname, keepsPlace]);

  // Before the effects of the screen, which may focus a field.
  useLayoutEffect(() => {
    if (shownRef.current) focusHeading();
    shownRef.current = true;
  }, [shownRef]);

  useEffect(() => {
    const { appName } = config();
    document.title = title ? `${title} · ${appName}` : appName;
  }, [title]);

  useEffect(() => {
    if (!keepsPlace) return;
    const follow = () => void places.set(pathname, scrollY);
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, [pathname, keepsPlace]);
}
