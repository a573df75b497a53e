import type { PayoutItem } from '@matka/contracts/api/payouts';
import { gameRatesErrorText } from '../../api/fetch-error-text.ts';
import { usePayouts } from '../../api/payouts.ts';
import { GuideButton } from '../../bet-guide/guide-button.tsx';
import { show, t } from '../../i18n/translate.ts';
import { formatRupees, formatWhole } from '../../lib/money.ts';
import { betTypeText } from '../../matka/bet-type-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyNotice, ErrorNotice, Loading, Skeleton } from '../../ui/notice.tsx';
import { outlines } from '../../ui/outlines.ts';
import page from '../../ui/page.module.css';
import textStyles from '../../ui/text.module.css';
import { badgeOf } from './badge.ts';
import styles from './game-rates-screen.module.css';
import { families, familyOf, type RateFamily, rateLines } from './rate-family.ts';

/** The payout rate of each bet type. */
export function GameRatesScreen() {
  return (
    <main className={page.page}>
      <div className={styles.head}>
        <div>
          <h2 className={page.heading}>{t('Game Win Rates')}</h2>
          <p className={textStyles.quiet}>{t('What a win pays for every ₹1.00 you bid.')}</p>
        </div>
        <GuideButton />
      </div>
      <Rates />
    </main>
  );
}

function Rates() {
  const { status, data, error, retry } = usePayouts();
  if (status === 'pending') {
    return (
      <Loading text={t('Loading game rates...')}>
        <Skeleton count={8} height={44} />
      </Loading>
    );
  }
  if (status === 'rejected') {
    return <ErrorNotice text={show(gameRatesErrorText(error))} onAction={retry} />;
  }
  if (data.data.length === 0)
    return <EmptyNotice text={t('No game rates available')} icon={outlines.rates} />;
  return families.map((family) => {
    const items = data.data.filter(({ bet_type }) => familyOf(bet_type.name) === family);
    return items.length > 0 && <Family key={family} family={family} items={items} />;
  });
}

type FamilyProps = { readonly family: RateFamily; readonly items: readonly PayoutItem[] };

function Family({ family, items }: FamilyProps) {
  return (
    <section>
      <h3 className={page.head}>{t(family)}</h3>
      <Card>
        <ul className={page.lines} aria-label={t(family)}>
          {rateLines(items).map(({ name, rates }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a rate has no id, and names may repeat.
            <li key={index} className={styles.rate}>
              <Badge>{badgeOf(name)}</Badge>
              <span className={styles.name}>{betTypeText(name)}</span>
              <span className={styles.amounts}>
                {rates.map(({ variant, rate }) => (
                  <span key={variant ?? ''}>
                    {variant !== undefined && <small>{`${variant} `}</small>}
                    {variant === undefined ? formatRupees(rate) : formatWhole(rate)}
                  </span>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
