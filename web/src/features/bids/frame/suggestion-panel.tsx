import { useSnapshot } from 'valtio';
import { t, translated } from '../../../i18n/translate.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useLongWait } from '../../../ui/use-long-wait.ts';
import type { BidScreen } from '../engine/screen.ts';
import { suggestionConfig } from '../engine/suggestion-request.ts';
import styles from './suggestion-panel.module.css';

/** The suggestions for the inputs: loading, ready or failed. */
export function SuggestionPanel({ screen }: { readonly screen: BidScreen }) {
  const { suggestions } = useSnapshot(screen.state);
  const prefix = suggestionConfig(screen.definition)?.failurePrefix;
  if (suggestions.status === 'loading') return <Loading />;
  if (suggestions.status === 'failed') {
    return <Failure prefix={prefix} message={suggestions.message} />;
  }
  if (suggestions.status === 'none' || suggestions.labels.length === 0) return null;
  const { labels } = suggestions;
  return (
    <p className={styles.ready}>
      <span className={styles.count}>
        {labels.length === 1
          ? t('1 suggestion')
          : t('{count} suggestions', { count: labels.length })}
      </span>
      <span className={styles.labels}>{labels.join('  ')}</span>
    </p>
  );
}

/** A line for a long wait only: at once it would push the table down and up again with each key of a keypad. */
function Loading() {
  return useLongWait() ? (
    <p role="status" className={styles.quiet}>
      {t('Loading suggestions...')}
    </p>
  ) : null;
}

type FailureProps = { readonly prefix: string | undefined; readonly message: string };

function Failure({ prefix, message }: FailureProps) {
  return (
    <div role="alert" className={styles.failure}>
      <Icon name="alert" size={18} />
      <div>
        {!prefix && <strong className={styles.heading}>{t('Suggestions Error')}</strong>}
        <p>{translated(`${prefix ?? ''}${message}`)}</p>
      </div>
    </div>
  );
}
