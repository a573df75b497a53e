import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './bet-card.module.css';

/** One labelled value of a card. */
export type Fact = { readonly label: string; readonly value: string };

export type BetCardProps = {
  readonly title: string;
  readonly digits: string;
  /** The amount that leads beside the digits. */
  readonly lead?: (Fact & { readonly tone?: 'good' | undefined }) | undefined;
  readonly facts: readonly Fact[];
  /** What became of the bet: the line at the foot. */
  readonly children: ReactNode;
};

/** A bet of a history: its digits and the amount that counts large, what else is known small. */
export function BetCard({ title, digits, lead, facts, children }: BetCardProps) {
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
      <dl className={styles.facts}>
        <div className={styles.digits}>
          <dt>Digits</dt>
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
