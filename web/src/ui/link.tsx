import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { afterPaint } from '../lib/after-paint.ts';

type LinkProps = { readonly to: string } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;

/** Tells if a click opens the link in this page; with other keys and buttons the browser acts. */
const opensHere = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/** A link to a screen. React Router's own brings four kilobytes of framework code into the first load. */
export function Link({ to, ...attributes }: LinkProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const follow = (event: MouseEvent) => {
    if (!opensHere(event)) return;
    event.preventDefault();
    // Like a browser's link to the page itself, without another entry in the history.
    afterPaint(() => void navigate(to, { replace: to === pathname }));
  };
  return <a {...attributes} href={useHref(to)} onClick={follow} />;
}
