import { type ReactNode, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { t } from '../../../i18n/translate.ts';
import { tick } from '../../../motion/motion.ts';
import { Icon } from '../../../ui/icon.tsx';
import { outlines } from '../../../ui/outlines.ts';
import { pressProps } from '../../../ui/press.ts';
import type { BidScreen } from '../engine/screen.ts';
import { pressPadKey } from './entry-fields.ts';
import { AddBid, EntryOffers, EntryStakes } from './entry-offers.tsx';
import keyStyles from './key.module.css';
import styles from './number-pad.module.css';
import { hideForLargeText, hideForScreenReader } from './number-pad-state.ts';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '00', '0'];

/** Digits, stakes and Add Bid in place of the phone's keyboard. A tap keeps the focus. */
export function NumberPad({ screen }: { readonly screen: BidScreen }) {
  const { submission } = useSnapshot(screen.state);
  const pad = useRef<HTMLElement>(null);
  useEffect(() => {
    // Its keys grow with the text.
    const observer = new ResizeObserver(hideForLargeText);
    if (pad.current) observer.observe(pad.current);
    return () => observer.disconnect();
  }, []);
  const key = (name: string, face: ReactNode) => (
    <button
      key={name}
      type="button"
      className={keyStyles.key}
      aria-label={name === 'erase' ? t('Erase') : undefined}
      {...pressProps((click) => {
        if (click) hideForScreenReader(click);
        tick();
        pressPadKey(screen, name);
      })}
    >
      {face}
    </button>
  );
  return (
    <section
      ref={pad}
      className={styles.pad}
      aria-label={t('Number pad')}
      inert={submission.phase === 'sending'}
    >
      <EntryOffers screen={screen} />
      <div className={styles.keys}>
        <div className={styles.digits}>
          {digits.map((digit) => key(digit, digit))}
          {key('erase', <Icon name={outlines.erase} />)}
        </div>
        <EntryStakes screen={screen} />
        <AddBid screen={screen} className={styles.add} />
      </div>
    </section>
  );
}
