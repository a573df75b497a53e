import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import type { FoundMarket } from '../../../api/markets.ts';
import { useFetchedRates } from '../../../api/payouts.ts';
import { useTrustedUser } from '../../../auth/stored-user.ts';
import { dayOf } from '../../../lib/days.ts';
import { formatRupees } from '../../../lib/money.ts';
import { UNKNOWN } from '../../../lib/time.ts';
import { useHostNow } from '../../../lib/use-host-now.ts';
import { marketAt } from '../../../matka/market-clock.ts';
import { optionsLink } from '../../../matka/market-links.ts';
import { blocksBetting } from '../../../matka/market-status.ts';
import type { BetState } from '../../../matka/navigation-state.ts';
import { Changing } from '../../../motion/changing.tsx';
import { noticeId, SubmissionNotices } from '../../../submissions/submission-notice.tsx';
import { AppBar } from '../../../ui/app-bar.tsx';
import { restoreDraft } from '../engine/draft.ts';
import { enterScreen } from '../engine/enter-screen.ts';
import type { SubmissionPhase } from '../engine/phase.ts';
import { renewBy, renewMarket, startDay } from '../engine/renew-market.ts';
import { type BidScreen, balanceFor, openScreen, type ScreenContext } from '../engine/screen.ts';
import { isOfScreen } from '../engine/submitted-content.ts';
import { BidDialogs } from './bid-dialogs.tsx';
import { BidFooter } from './bid-footer.tsx';
import { BidForm } from './bid-form.tsx';
import styles from './bid-frame.module.css';
import { BidTable } from './bid-table.tsx';
import { marketTitle } from './bid-texts.ts';
import { ClosedNotice } from './closed-notice.tsx';
import { LastChange } from './last-change.tsx';
import { NumberPad } from './number-pad.tsx';
import { useBoard, useNumberPad } from './number-pad-state.ts';

type BidFrameProps = {
  readonly opening: BetState & Pick<ScreenContext, 'definition'>;
  readonly found: FoundMarket;
  /** The day for which the screen was opened first, `yyyy-mm-dd`; the day of `found` if unknown. */
  readonly day: string | undefined;
  readonly onOutdated: () => void;
  /** Key of the screen's history entry. */
  readonly entryKey: string;
};

/** The shared screen of all definitions: header, form, table, footer and dialogs. */
export function BidFrame({ opening, found, day, onOutdated, entryKey }: BidFrameProps) {
  const [screen] = useState(() => {
    const opened = openScreen({ ...opening, market: found.market }, found.since, entryKey);
    restoreDraft(opened);
    if (day !== undefined && day !== dayOf(found.since)) startDay(opened);
    return opened;
  });
  useLayoutEffect(() => renewMarket(screen, found), [screen, found]);
  useEffect(() => renewBy(screen, onOutdated), [screen, onOutdated]);
  useEffect(() => enterScreen(screen), [screen]);
  useFetchedRates();
  const balance = balanceFor(screen, useTrustedUser());
  const hasPad = useNumberPad(opening.definition.entry);
  const hasBoard = useBoard(opening.definition.entry);
  const navigate = useNavigate();
  const { market, since } = useSnapshot(screen.state).found;
  const { current_status_name: status } = marketAt(market, since, useHostNow());
  const goBack = () => {
    const { to, state } = optionsLink(found.market.id, opening.marketName ?? market.name);
    void navigate(to, { state });
  };
  return (
    <div
      className={styles.screen}
      data-pad={hasPad || undefined}
      data-board={hasBoard || undefined}
    >
      <AppBar
        title={marketTitle(screen)}
        onBack={goBack}
        balance={balance === undefined ? UNKNOWN : <Changing value={formatRupees(balance)} />}
      />
      {blocksBetting(status) ? (
        <ClosedNotice statusName={status} onBack={goBack} />
      ) : (
        <>
          <Entry screen={screen} />
          <div className={styles.dock}>
            {!hasPad && !hasBoard && <LastChange screen={screen} />}
            {hasPad && <NumberPad screen={screen} />}
            <BidFooter screen={screen} />
          </div>
        </>
      )}
      <BidDialogs screen={screen} onDone={goBack} />
    </div>
  );
}

/** After the dialog of an unknown outcome its notice takes the focus from Continue, which would send the bids again. */
function useFocusOnNotice(submission: SubmissionPhase): void {
  const before = useRef(submission);
  useEffect(() => {
    const shown = before.current;
    before.current = submission;
    if (shown.phase !== 'unknown' || submission.phase !== 'editing') return;
    document.getElementById(noticeId(shown.key))?.focus();
  }, [submission]);
}

/** Form and table; inert while bids are sent without a dialog. */
function Entry({ screen }: { readonly screen: BidScreen }) {
  const { submission } = useSnapshot(screen.state);
  useFocusOnNotice(submission as SubmissionPhase);
  return (
    <main className={styles.main} inert={submission.phase === 'sending'}>
      <SubmissionNotices shows={(each) => each.status !== 'sending' && isOfScreen(screen, each)} />
      <BidForm screen={screen} />
      {screen.definition.entry.kind !== 'grid' && <BidTable screen={screen} />}
    </main>
  );
}
