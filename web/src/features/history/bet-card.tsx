import type { ReactNode } from 'react';
import { t } from '../../i18n/translate.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './bet-card.module.css';

/** One labelled value of a card. */
type Fact = { readonly label: string; readonly value: string };

export type BetCardProps = {
  readonly title: string;
  readonly digits: string;
  /** The main amount, beside the digits. */
  readonly lead?: (Fact & { readonly tone?: 'good' | undefined }) | undefined;
  readonly facts: readonly Fact[];
  /** The outcome of the bet, in the last line. */
  readonly children: ReactNode;
};

/** A bet of a history: digits and main amount large, other facts small. */
export function BetCard({ title, digits, lead, facts, children }: BetCardProps) {
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
      <dl className={styles.facts}>
        <div className={styles.digits}>
          <dt>{t('digits')}</dt>
          <dd>{digits}</dd>
        </div>
        {lead && (
          <div className={classNames(styles.lead, lead.tone && styles[lead.tone])}>
            <dt>{lead.label}</dt>
            <dd>{lead.value}</dd>
          </div>
        )}
        {facts.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </Card>
  );
}
