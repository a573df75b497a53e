import { usePayouts } from '../api/payouts.ts';
import { show, t } from '../i18n/translate.ts';
import { type Rates, ratesOf } from '../matka/rates.ts';
import { Button } from '../ui/button.tsx';
import textStyles from '../ui/text.module.css';
import styles from './bet-guide.module.css';
import { chanceOf, returnOf } from './chances.ts';
import { formatChance } from './format-chance.ts';
import type { GuideLine } from './guides.ts';

type RateLinesProps = { readonly betTypeName: string; readonly lines: readonly GuideLine[] };

/** Chance, rate and average return of each kind of number, at the rates of this host. */
export function RateLines({ betTypeName, lines }: RateLinesProps) {
  const { status, data, retry } = usePayouts();
  const rates = status === 'fulfilled' ? ratesOf(betTypeName, data.data) : {};
  const isUnknown = status === 'fulfilled' && Object.keys(rates).length === 0;
  return (
    <>
      {lines.map((line) => (
        <Line key={JSON.stringify(line.target)} line={line} rates={rates} />
      ))}
      {status === 'pending' && <p role="status">{t('Loading the rates...')}</p>}
      {status === 'rejected' && (
        <div role="alert" className={textStyles.quiet}>
          <span>{t("The rates couldn't be loaded.")}</span>
          <Button variant="ghost" onClick={retry}>
            {t('Retry')}
          </Button>
        </div>
      )}
      {isUnknown && (
        <p className={textStyles.quiet}>
          {t('There is no rate for {betType} here.', { betType: betTypeName })}
        </p>
      )}
    </>
  );
}

function Line({ line, rates }: { readonly line: GuideLine; readonly rates: Rates }) {
  const chance = chanceOf(line.target);
  const rate = rates[line.pays];
  return (
    <section className={styles.line}>
      {line.label && <h4 className={textStyles.head}>{show(line.label)}</h4>}
      <p className={styles.row}>
        {rate !== undefined && <strong>{t('Pays {rate}×', { rate })}</strong>}
        <span>{formatChance(chance)}</span>
        {rate !== undefined && (
          <span>
            {t('Returns {percent} %', { percent: Math.round(returnOf(chance, rate) * 100) })}
          </span>
        )}
      </p>
    </section>
  );
}
