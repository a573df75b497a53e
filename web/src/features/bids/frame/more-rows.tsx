import { useEffect, useRef, useState } from 'react';
import { t } from '../../../i18n/translate.ts';
import { MANY_ROWS } from './group-rows.ts';
import styles from './more-rows.module.css';

/** The rows of the table before the totals. */
const bodyBefore = (totals: Element | null | undefined) =>
  totals?.previousElementSibling?.querySelector('tbody');

/** Rows of the table before the totals that are behind or below them; undefined without a layout. */
function rowsBelow(hint: Element, rows: number): number | undefined {
  const totals = hint.parentElement;
  const body = bodyBefore(totals)?.getBoundingClientRect();
  if (!totals || !body?.height) return undefined;
  const hidden = body.bottom - totals.getBoundingClientRect().top;
  return Math.max(0, Math.min(rows, Math.round((hidden * rows) / body.height)));
}

/** Over the totals, where a long table fades out: how many rows are below. */
export function MoreRows({ rows }: { readonly rows: number }) {
  const hint = useRef<HTMLParagraphElement>(null);
  const [below, setBelow] = useState(rows - MANY_ROWS);
  useEffect(() => {
    const count = () => {
      const now = hint.current ? rowsBelow(hint.current, rows) : undefined;
      if (now !== undefined) setBelow(now);
    };
    // The dialog is shown after its content is there; later its text may become larger.
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(count);
    const totals = hint.current?.parentElement;
    // The rows of a long table follow those of the first frame.
    for (const box of [totals, bodyBefore(totals)]) if (box) sizes?.observe(box);
    // By keyboard the rows scroll once they have the focus.
    const scroller = hint.current?.parentElement?.parentElement;
    scroller?.setAttribute('tabindex', '0');
    // The dialog scrolls, and its events do not bubble.
    document.addEventListener('scroll', count, { capture: true, passive: true });
    addEventListener('resize', count);
    return () => {
      sizes?.disconnect();
      document.removeEventListener('scroll', count, { capture: true });
      removeEventListener('resize', count);
    };
  }, [rows]);
  return (
    // The table has all rows for who does not see it.
    <p ref={hint} className={styles.more} aria-hidden="true" hidden={below === 0}>
      <span>{t('{count} more', { count: below })}</span>
    </p>
  );
}
