import { t } from '../i18n/translate.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { outlines } from './outlines.ts';
import styles from './pager.module.css';
import { useFocusGroup } from './use-focus-group.ts';

export type PagerProps = {
  /** The current position, e.g. `2` or `2 / 5`. */
  readonly label: string;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
};

/** Prev, the current page, Next; a button is disabled without a further page. */
export function Pager({ label, hasPrevious, hasNext, onPrevious, onNext }: PagerProps) {
  return (
    <nav ref={useFocusGroup()} className={styles.pager} aria-label={t('Pages')}>
      <Button variant="secondary" disabled={!hasPrevious} onClick={onPrevious}>
        <Icon name={outlines.chevronLeft} size={20} />
        <span>{t('Prev')}</span>
      </Button>
      <span className={styles.label} aria-live="polite">
        {label}
      </span>
      <Button variant="secondary" disabled={!hasNext} onClick={onNext}>
        <span>{t('Next')}</span>
        <Icon name="chevron-right" size={20} />
      </Button>
    </nav>
  );
}
