import { useEffect, useRef, useState } from 'react';
import type { PlainText } from '../../i18n/text.ts';
import { t } from '../../i18n/translate.ts';
import { formatDay } from '../../lib/days.ts';
import textStyles from '../../ui/text.module.css';
import { type DatedPage, hasDay, pageOfDay } from './page-of-day.ts';
import { ticketsFailed } from './ticket-pages.ts';

type GoTo = (
  day: string,
  read: (page: number) => Promise<DatedPage>,
  show: (page: number) => void,
) => void;

/** Scrolls to a day once its page is at its top. */
const scrollTo = (bids: HTMLElement | null) => {
  if (bids) requestAnimationFrame(() => bids.scrollIntoView());
};

/**
 * Searches the history for a day: gives the current text of the search, the ref for the bids of a day, and functions that
 * start and end a search. Shows the page of the day, or the nearest page. A later search ends it.
 *
 * @param none the text if the history has no bet of the day
 * @param failed the text if the host refuses a page without a text
 */
export function useDaySearch(none: 'No bids on {day}' | 'No wins on {day}', failed: PlainText) {
  const [text, setText] = useState('');
  const [sought, setSought] = useState('');
  const latest = useRef(0);
  useEffect(
    () => () => {
      latest.current = -1;
    },
    [],
  );
  const end = () => {
    latest.current += 1;
    setSought('');
    setText('');
  };
  const goTo: GoTo = (day, read, show) => {
    end();
    if (!day) return;
    const own = latest.current;
    const isLatest = () => latest.current === own;
    setSought(day);
    setText(t('Looking for {day}…', { day: formatDay(day) }));
    pageOfDay(day, read).then(
      (page) => {
        if (!isLatest()) return;
        setText(hasDay(page, day) ? '' : t(none, { day: formatDay(day) }));
        show(page.pagination.current_page);
      },
      (error) => isLatest() && setText(ticketsFailed(error, failed)),
    );
  };
  const refOf = (day: string) => (day !== '' && day === sought ? scrollTo : null);
  const note = text !== '' && (
    <p role="status" className={textStyles.quiet}>
      {text}
    </p>
  );
  return { note, refOf, goTo, end };
}
