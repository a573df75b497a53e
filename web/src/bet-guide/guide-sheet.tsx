import { useState } from 'react';
import { useBetTypes } from '../api/bet-types.ts';
import { t, translated } from '../i18n/translate.ts';
import type { DrawNumbers } from '../matka/result-string.ts';
import { ErrorNotice, Loading } from '../ui/notice.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Sheet } from '../ui/sheet.tsx';
import styles from './bet-guide.module.css';
import { exampleText, fullDraw, SAMPLE_DRAW } from './examples.ts';
import { guideOf } from './guides.ts';
import { PanaFinder } from './pana-finder.tsx';
import { RateLines } from './rate-lines.tsx';

/** The bet type of a guide. */
type GuideBetType = { readonly name: string; readonly config: { readonly code: string } };

export type GuideSheetProps = {
  /** Without one the player chooses among the bet types of the host. */
  readonly betType?: GuideBetType | undefined;
  /** Its result is the example, once all its numbers are drawn. */
  readonly market?: (DrawNumbers & { readonly name: string }) | undefined;
  readonly onClose: () => void;
};

/** What a bet type is: rule, example, numbers, chance, return, worst case. */
export function GuideSheet({ betType, market, onClose }: GuideSheetProps) {
  return (
    <Sheet open={true} onClose={onClose} title={betType?.name ?? t('What is each bet?')}>
      <div className={styles.sheet}>
        {betType ? <Guide betType={betType} market={market} /> : <ChosenGuide market={market} />}
      </div>
    </Sheet>
  );
}

function ChosenGuide({ market }: Pick<GuideSheetProps, 'market'>) {
  const { status, data, retry } = useBetTypes();
  const [chosen, setChosen] = useState<string>();
  if (status === 'pending') return <Loading text={t('Loading bet types...')} />;
  if (status === 'rejected') {
    return (
      <ErrorNotice text={t('Error loading bet types')} actionLabel={t('Retry')} onAction={retry} />
    );
  }
  const explained = data.filter(({ config }) => guideOf(config.code));
  const betType = explained.find(({ id }) => String(id) === chosen) ?? explained[0];
  if (!betType) return <p>{t('This host has no bet type that is explained here.')}</p>;
  return (
    <>
      <SelectField
        label={t('Bet type')}
        value={String(betType.id)}
        options={explained.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={setChosen}
      />
      <Guide key={betType.id} betType={betType} market={market} />
    </>
  );
}

function Guide({
  betType,
  market,
}: Required<Pick<GuideSheetProps, 'market'>> & { betType: GuideBetType }) {
  const guide = guideOf(betType.config.code);
  if (!guide) return <p>{t('Nothing is known about this bet type.')}</p>;
  const lastDraw = fullDraw(market);
  return (
    <>
      <p>{translated(guide.rule)}</p>
      <p className={styles.example}>
        {exampleText(guide.example, lastDraw ?? SAMPLE_DRAW, lastDraw && market?.name)}
      </p>
      <section className={styles.figures}>
        <h3 className={styles.heading}>{t('Chance and return of each number')}</h3>
        <p>{t('A bid covers {numbers}.', { numbers: translated(guide.covers) })}</p>
        <RateLines betTypeName={betType.name} lines={guide.lines} />
      </section>
      <p className={styles.worst}>
        {t(
          'Worst case: no number is drawn and all points of the bids are lost. Never more than that.',
        )}
      </p>
      <p className={styles.basis}>
        {t(
          'The chances suppose a fair draw, each of the three digits of a pana equally likely. How this host draws is not known to the app.',
        )}
      </p>
      {guide.example === 'digit' || guide.example === 'jodi' || <PanaFinder />}
    </>
  );
}
