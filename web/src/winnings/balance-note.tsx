import { useSyncExternalStore } from 'react';
import { useAuth } from '../auth/auth-state.ts';
import { useTrustedUser } from '../auth/stored-user.ts';
import { t } from '../i18n/translate.ts';
import { formatMoment } from '../lib/days.ts';
import { formatWhole } from '../lib/money.ts';
import { useOpenPoints } from '../submissions/use-submissions.ts';
import { classNames } from '../ui/class-names.ts';
import notes from '../ui/note.module.css';
import textStyles from '../ui/text.module.css';
import tones from '../ui/tone.module.css';
import { type BalanceAge, balanceAge, onWins, storedWins } from './wins-since.ts';

/** The age of the shown points; renders again when the points or the wins since then change. */
export function useBalanceAge(): BalanceAge {
  // Subscribes; the values are read from the storage.
  void useAuth().user?.points;
  useSyncExternalStore(onWins, storedWins, storedWins);
  return balanceAge();
}

type BalanceNoteProps = {
  /** Also shows the time of a balance that contains every known win, or is known to be wrong. */
  readonly always?: boolean;
};

/** Shows the time of the balance, the points won since, and the bets that it may lack. */
export function BalanceNote(props: BalanceNoteProps) {
  const open = useOpenPoints();
  return (
    <>
      <AgeNote {...props} />
      {open > 0 && (
        <p className={textStyles.quiet}>
          {t('{amount} is still being checked. This balance may change.', {
            amount: formatWhole(open),
          })}
        </p>
      )}
    </>
  );
}

function AgeNote({ always = false }: BalanceNoteProps) {
  const { at, won, isWhole } = useBalanceAge();
  const isTrusted = useTrustedUser() !== null;
  if (at === undefined) return null;
  const sum = formatWhole(won);
  return (
    <>
      {always && (won === 0 || !isTrusted) && (
        <p className={textStyles.quiet}>{t('As of {time}', { time: formatMoment(at) })}</p>
      )}
      {won > 0 && (
        <p className={classNames(notes.note, tones.good)}>
          {t("+ {amount} won. It's added at your next bet.", {
            amount: isWhole ? sum : t('{count} or more', { count: sum }),
          })}
        </p>
      )}
    </>
  );
}
