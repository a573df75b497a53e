import type { ReactNode } from 'react';
import { t } from '../i18n/translate.ts';
import { Card } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import styles from './ticket.module.css';

type Fact = { readonly label: string; readonly value: string };

export type TicketProps = {
  readonly title: string;
  readonly digits: string;
  /** The number of other bets of the same submission stacked behind it. */
  readonly behind?: number | undefined;
  readonly lead?: Fact & { readonly tone?: 'good' };
  readonly facts: readonly Fact[];
  /** True if it won more than it cost. */
  readonly isWin?: boolean | undefined;
  readonly children: ReactNode;
};

/** A bet as a ticket: number, market and amount large, and a stub to tear off with the other facts. */
export function Ticket({ title, digits, behind = 0, lead, facts, isWin, children }: TicketProps) {
  return (
    <Card className={classNames(styles.ticket, behind > 0 && styles.stack, isWin && styles.win)}>
      <h2 className={styles.title}>{title}</h2>
      <dl className={styles.main}>
        <div className={styles.digits}>
          <dt>{t('Digits')}</dt>
          <dd>
            {digits}
            {behind > 0 && <span className={styles.behind}>{` + ${behind}`}</span>}
          </dd>
        </div>
        {lead && (
          <div className={styles.lead} data-tone={lead.tone}>
            <dt>{lead.label}</dt>
            <dd>{lead.value}</dd>
          </div>
        )}
      </dl>
      <div className={styles.stub}>
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.end}>{children}</div>
      </div>
    </Card>
  );
}

type StampProps = {
  readonly tone: 'good' | 'warn' | 'bad';
  /** True if the outcome is news: it is stamped while the player looks. */
  readonly isNew?: boolean | undefined;
  readonly children: ReactNode;
};

/** The outcome of a bet, stamped on the stub of its ticket. */
export function Stamp({ tone, isNew, children }: StampProps) {
  return (
    <p className={styles.stamp} data-tone={tone} data-new={isNew || undefined}>
      {children}
    </p>
  );
}
