import type { ReactNode } from 'react';
import { t } from '../i18n/translate.ts';
import { formatDate } from '../lib/days.ts';
import type { Path } from '../lib/paths.ts';
import { Card } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { Link } from '../ui/link.tsx';
import textStyles from '../ui/text.module.css';
import tones from '../ui/tone.module.css';
import styles from './ticket.module.css';

type Fact = {
  readonly label: string;
  readonly value: ReactNode;
  /** True if its value needs a label for screen readers only. */
  readonly isSpoken?: boolean;
  /** The visible label, if `label` is for screen readers only. */
  readonly shownLabel?: string;
};

export type TicketProps = {
  readonly title: string;
  readonly digits: string;
  /** The other bets of the same submission, stacked behind it. */
  readonly behind?: ReactNode;
  readonly lead?: Fact & { readonly tone?: 'good' };
  readonly facts: readonly Fact[];
  /** True if it won more than it cost. */
  readonly isWin?: boolean | undefined;
  /** The last line of an uncertain ticket. */
  readonly hint?: string | false | undefined;
  /** At the end of the first line. */
  readonly controls?: ReactNode;
  readonly children?: ReactNode;
};

/** A bet as a ticket: number, market and amount large, and a stub to tear off with the other facts. */
export function Ticket(props: TicketProps) {
  const { title, digits, behind, lead, facts, isWin, hint, controls, children } = props;
  return (
    <Card
      className={classNames(
        styles.ticket,
        Boolean(behind) && styles.stack,
        isWin && styles.win,
        hint && styles.doubtful,
      )}
    >
      <h2 className={styles.title}>{title}</h2>
      <dl className={styles.main}>
        <div className={styles.digits}>
          <dt className={textStyles.spoken}>{t('Digits')}</dt>
          <dd>
            {digits}
            {behind && <span className={styles.behind}> {behind}</span>}
          </dd>
        </div>
        {lead && (
          <div className={styles.lead} data-tone={lead.tone}>
            <dt>{lead.label}</dt>
            <dd>{lead.value}</dd>
          </div>
        )}
      </dl>
      {controls && <div className={styles.controls}>{controls}</div>}
      <div className={styles.stub}>
        <dl className={styles.facts}>
          {facts.map(({ label, value, isSpoken, shownLabel }) => (
            <div key={label}>
              {shownLabel && <dt aria-hidden="true">{shownLabel}</dt>}
              <dt className={isSpoken ? textStyles.spoken : undefined}>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.end}>{children}</div>
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
    </Card>
  );
}

/** The date of a moment as dd/mm/yyyy; a narrow ticket has no room for its year. */
export function TicketDate({ at }: { readonly at: string }) {
  const date = formatDate(at);
  return (
    <>
      {date.slice(0, 5)}
      <span className={styles.year}>{date.slice(5)}</span>
    </>
  );
}

type StampProps = {
  readonly tone: 'good' | 'warn' | 'bad' | 'neutral';
  /** True if the outcome is news: it is stamped while the player looks. */
  readonly isNew?: boolean | undefined;
  /** The screen to which it leads. */
  readonly to?: Path | undefined;
  readonly children: ReactNode;
};

/** The outcome of a bet, stamped on the stub of its ticket. */
export function Stamp({ tone, isNew, to, children }: StampProps) {
  return (
    <p
      className={classNames(styles.stamp, tone === 'warn' && tones.warn)}
      data-tone={tone}
      data-new={isNew || undefined}
    >
      {to ? <Link to={to}>{children}</Link> : children}
    </p>
  );
}
