import { useSnapshot } from 'valtio';
import { t } from '../../../i18n/translate.ts';
import { Button } from '../../../ui/button.tsx';
import { pressProps } from '../../../ui/press.ts';
import textStyles from '../../../ui/text.module.css';
import type { Field } from '../engine/definition.ts';
import { changeInput } from '../engine/form-actions.ts';
import { hasNumber } from '../engine/form-validation.ts';
import { onlyField, playedNumbers } from '../engine/played-numbers.ts';
import type { BidScreen } from '../engine/screen.ts';
import { FORM_ID, inputOf, pickStake } from './entry-fields.ts';
import styles from './entry-offers.module.css';
import chips from './stake-chips.module.css';
import { StakeChips } from './stake-chips.tsx';

type ScreenProps = { readonly screen: BidScreen };

/** The quick stakes, which add the number once there is one. */
export function EntryStakes({ screen }: ScreenProps) {
  const state = useSnapshot(screen.state);
  return (
    <StakeChips
      onPick={(stake) => pickStake(screen, stake)}
      chosen={state.form.points}
      adds={hasNumber(screen, state)}
    />
  );
}

/** Adds the entered bid. The focus moves from the points to the number, not to the button. */
export function AddBid({
  screen,
  className,
}: ScreenProps & { readonly className: string | undefined }) {
  const { waiting } = useSnapshot(screen.state);
  return (
    <Button
      type="submit"
      form={FORM_ID}
      className={className}
      busy={waiting}
      {...pressProps(() => document.querySelector<HTMLFormElement>(`#${FORM_ID}`)?.requestSubmit())}
    >
      {t('Add Bid')}
    </Button>
  );
}

/** Numbers to pick: the player's own, and the panas that two typed digits allow. */
export function EntryOffers({ screen }: ScreenProps) {
  const { entry } = screen.definition;
  const only = onlyField(entry);
  return (
    <>
      {only && <PlayedNumbers screen={screen} field={only} />}
      {entry.fields.map((field) => (
        <Hints key={field.name} screen={screen} field={field} />
      ))}
    </>
  );
}

type OfferProps = ScreenProps & { readonly field: Field };

/** The numbers that the player recently placed here; a tap does not move the focus. */
function PlayedNumbers({ screen, field }: OfferProps) {
  const { bids } = useSnapshot(screen.state);
  const numbers = playedNumbers(screen.definition.id, bids, field);
  if (numbers.length === 0) return null;
  return (
    <fieldset className={chips.chips} aria-label={t('Numbers I play')}>
      {numbers.map((number) => (
        <button
          key={number}
          type="button"
          className={chips.number}
          aria-label={t('Number {number}', { number })}
          {...pressProps(() => changeInput(screen, field, number))}
        >
          {number}
        </button>
      ))}
    </fieldset>
  );
}

/** The panas that two typed digits allow, computed locally; a tap fills the field. */
function Hints({ screen, field }: OfferProps) {
  const { form } = useSnapshot(screen.state);
  const hints = field.hints?.(form[field.name] ?? '');
  if (!hints) return null;
  if (hints.length === 0) return <p className={textStyles.quiet}>{t('No valid suggestions')}</p>;
  const pick = (pana: string) => {
    changeInput(screen, field, pana);
    inputOf('points')?.focus();
  };
  return (
    <ul
      className={styles.hints}
      aria-label={t('Suggestions for {field}', { field: t(field.label) })}
    >
      {hints.map((pana) => (
        <li key={pana}>
          <button type="button" className={styles.hint} {...pressProps(() => pick(pana))}>
            {pana}
          </button>
        </li>
      ))}
    </ul>
  );
}
