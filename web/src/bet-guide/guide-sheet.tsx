import type { Session } from '@matka/contracts/api/common';
import { useState } from 'react';
import { useBetTypes } from '../api/bet-types.ts';
import { t } from '../i18n/translate.ts';
import { betTypeText } from '../matka/bet-type-text.ts';
import type { DrawNumbers } from '../matka/result-string.ts';
import { ErrorNotice, Loading } from '../ui/notice.tsx';
import page from '../ui/page.module.css';
import { RadioGroup } from '../ui/radio-group.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Sheet } from '../ui/sheet.tsx';
import textStyles from '../ui/text.module.css';
import styles from './bet-guide.module.css';
import { exampleText, fullDraw, pictureOf, SAMPLE_DRAW } from './examples.ts';
import { type Guide as BetGuide, guideOf } from './guides.ts';
import { PanaFinder } from './pana-finder.tsx';
import { RateLines } from './rate-lines.tsx';

type GuideBetType = { readonly name: string; readonly config: { readonly code: string } };

export type GuideSheetProps = {
  /** Without it the player chooses among the bet types of the host. */
  readonly betType?: GuideBetType | undefined;
  /** The session chosen in the form; without it both are shown. */
  readonly session?: Session | undefined;
  /** Its result is the example, once all its numbers are drawn. */
  readonly market?: (DrawNumbers & { readonly name: string }) | undefined;
  readonly onClose: () => void;
};

/** The guide to a bet type: rule, example, numbers, chance, return, worst case. */
export function GuideSheet({ betType, session, market, onClose }: GuideSheetProps) {
  return (
    <Sheet onClose={onClose} title={betType ? betTypeText(betType.name) : t('What is each bet?')}>
      <div className={page.parts}>
        {betType ? (
          <Guide betType={betType} session={session} market={market} />
        ) : (
          <ChosenGuide market={market} />
        )}
      </div>
    </Sheet>
  );
}

function ChosenGuide({ market }: Pick<GuideSheetProps, 'market'>) {
  const { status, data, retry } = useBetTypes();
  const [chosen, setChosen] = useState<string>();
  if (status === 'pending') return <Loading text={t('Loading bet types...')} />;
  if (status === 'rejected') {
    return <ErrorNotice text={t('Error loading bet types')} onAction={retry} />;
  }
  const explained = data.filter(({ config }) => guideOf(config.code));
  const betType = explained.find(({ id }) => String(id) === chosen) ?? explained[0];
  if (!betType) return <p>{t("We don't have a guide for these bets.")}</p>;
  return (
    <>
      <SelectField
        label={t('Bet type')}
        value={String(betType.id)}
        options={explained.map(({ id, name }) => ({ value: String(id), label: betTypeText(name) }))}
        onChange={setChosen}
      />
      <Guide key={betType.id} betType={betType} market={market} />
    </>
  );
}

type GuideProps = Pick<GuideSheetProps, 'market' | 'session'> & { readonly betType: GuideBetType };

/** The guide of a bet type; for bets on panas with a pana finder. */
function Guide(props: GuideProps) {
  const [shown, setShown] = useState<'bet' | 'panas'>('bet');
  const guide = guideOf(props.betType.config.code);
  if (!guide) return <p>{t("We don't have a guide for this bet type.")}</p>;
  const hasPanas = guide.example !== 'digit' && guide.example !== 'jodi';
  return (
    <>
      {hasPanas && (
        <RadioGroup
          label={t('Show')}
          isLabelHidden={true}
          value={shown}
          options={[
            { value: 'bet', label: t('The bet') },
            { value: 'panas', label: t('Find panas') },
          ]}
          onChange={setShown}
        />
      )}
      {shown === 'panas' ? <PanaFinder /> : <Explanation guide={guide} {...props} />}
    </>
  );
}

function Explanation({
  guide,
  betType,
  session,
  market,
}: GuideProps & { readonly guide: BetGuide }) {
  const lastDraw = fullDraw(market);
  const draw = lastDraw ?? SAMPLE_DRAW;
  return (
    <>
      <p
        className={styles.picture}
        role="img"
        aria-label={exampleText(guide.example, draw, lastDraw && market?.name)}
      >
        {pictureOf(guide.example, draw, session).map(({ place, text, wins }) => (
          <span key={place} data-wins={wins || undefined}>
            {text}
          </span>
        ))}
      </p>
      <p>{t(guide.rule)}</p>
      <section className={page.parts} aria-label={t('Chance and return of each number')}>
        <RateLines betTypeName={betType.name} lines={guide.lines} />
      </section>
      <p className={textStyles.quiet}>{t('Fair draw assumed. You can lose your stake.')}</p>
    </>
  );
}
