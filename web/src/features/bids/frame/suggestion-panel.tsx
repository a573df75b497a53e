import { useSnapshot } from 'valtio';
import { asValue, type Shown } from '../../../i18n/text.ts';
import { show, t } from '../../../i18n/translate.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import notes from '../../../ui/note.module.css';
import textStyles from '../../../ui/text.module.css';
import tones from '../../../ui/tone.module.css';
import { useLongWait } from '../../../ui/use-long-wait.ts';
import type { SuggestionConfig } from '../engine/definition.ts';
import type { BidScreen } from '../engine/screen.ts';
import styles from './suggestion-panel.module.css';

export function SuggestionPanel({ screen }: { readonly screen: BidScreen }) {
  const { suggestions } = useSnapshot(screen.state);
  const failureText = screen.definition.entry.suggestions?.failureText;
  if (suggestions.status === 'loading') return <Loading />;
  if (suggestions.status === 'failed') {
    return <Failure text={failureText} message={suggestions.message as Shown} />;
  }
  if (suggestions.status === 'none' || suggestions.labels.length === 0) return null;
  const { labels } = suggestions;
  return (
    <p className={classNames(notes.note, tones.neutral)}>
      <span>
        {t('{count, plural, one {1 suggestion} other {# suggestions}}', { count: labels.length })}
      </span>
      <span className={styles.labels}>{labels.join('  ')}</span>
    </p>
  );
}

/** Shown only during a long wait: otherwise each key of a keypad would push the table down and up. */
function Loading() {
  return useLongWait() ? (
    <p role="status" className={textStyles.quiet}>
      {t('Loading suggestions...')}
    </p>
  ) : null;
}

type FailureProps = {
  readonly text: SuggestionConfig['failureText'];
  readonly message: Shown;
};

function Failure({ text, message }: FailureProps) {
  return (
    <div role="alert" className={classNames(notes.note, tones.warn)}>
      <Icon name="alert" size={18} />
      <div>
        {!text && <strong className={styles.heading}>{t('Suggestions Error')}</strong>}
        <p>{text ? t(text, { text: asValue(message) }) : show(message)}</p>
      </div>
    </div>
  );
}
