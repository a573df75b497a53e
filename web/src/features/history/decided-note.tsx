import type { BetRecord } from '@matka/contracts/api/history';
import { useEffect } from 'react';
import { t } from '../../i18n/translate.ts';
import { formatWhole } from '../../lib/money.ts';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { outlines } from '../../ui/outlines.ts';
import tones from '../../ui/tone.module.css';
import { markDecidedBetsSeen } from '../../winnings/wins-since.ts';
import styles from './history.module.css';

/** Shows the results of the bets decided since the last visit, with a link to the wins or to the first of them. */
export function DecidedNote({ decided }: { readonly decided: readonly BetRecord[] }) {
  useEffect(() => markDecidedBetsSeen, []);
  const won = decided.filter(({ bet_details }) => bet_details.bet_status === 'won');
  const lost = decided.filter(({ bet_details }) => bet_details.bet_status === 'lost');
  const amount = won.reduce((sum, record) => sum + (record.calculated_values.win_amount ?? 0), 0);
  return (
    <div role="status" className={styles.decided}>
      {won.length > 0 && (
        <Link to={paths.winHistory} className={tones.good}>
          <Icon name={outlines.trophy} size={20} />
          <span>
            {t('{count, plural, one {# bet won {amount}} other {# bets won {amount}}}', {
              count: won.length,
              amount: formatWhole(amount),
            })}
          </span>
        </Link>
      )}
      {lost.length > 0 && (
        <button
          type="button"
          className={tones.neutral}
          onClick={() => document.querySelector('[data-new]')?.scrollIntoView({ block: 'center' })}
        >
          {t('{count} lost', { count: lost.length })}
        </button>
      )}
    </div>
  );
}
