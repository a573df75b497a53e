import type { FormEvent, KeyboardEvent } from 'react';
import { useSnapshot } from 'valtio';
import { t } from '../../../i18n/translate.ts';
import { Button } from '../../../ui/button.tsx';
import { continueToConfirmation } from '../engine/confirm.ts';
import type { ExpandedEntry, TypedEntry } from '../engine/definition.ts';
import type { BidScreen } from '../engine/screen.ts';
import { addEntered, FORM_ID, inputOf } from './entry-fields.ts';
import { EntryOffers, EntryStakes } from './entry-offers.tsx';
import { FormMessage } from './form-message.tsx';
import { NumberField } from './number-field.tsx';
import { giveWay, useNumberPad } from './number-pad-state.ts';
import { OptionChoice } from './option-choice.tsx';
import { PointsField } from './points-field.tsx';
import styles from './typed-entry-form.module.css';

type TypedEntryFormProps = {
  readonly screen: BidScreen;
  readonly entry: TypedEntry | ExpandedEntry;
};

/** Number fields and points in one row, with Add Bid and what can be picked unless the pad has them. */
export function TypedEntryForm({ screen, entry }: TypedEntryFormProps) {
  const { waiting } = useSnapshot(screen.state);
  const hasPad = useNumberPad();
  const inputMode = hasPad ? 'none' : 'numeric';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    addEntered(screen, entry);
  };
  /** Enter goes on: from the number to empty points, from an empty form to the confirmation. */
  const goOn = (event: KeyboardEvent) => {
    if (hasPad) giveWay();
    const { form, bids } = screen.state;
    if (event.key !== 'Enter' || form.points !== '') return;
    if (!(event.target instanceof HTMLInputElement) || event.target.type !== 'text') return;
    const points = inputOf('points');
    if (event.target === points) return;
    event.preventDefault();
    const isEmpty = entry.fields.every(({ name }) => !form[name]);
    if (isEmpty && bids.length > 0) continueToConfirmation(screen);
    else points?.focus();
  };
  return (
    <form id={FORM_ID} className={styles.form} onSubmit={submit} onKeyDown={goOn} noValidate={true}>
      {entry.kind === 'expanded' && entry.options && (
        <OptionChoice screen={screen} group={entry.options} />
      )}
      <div className={styles.row} data-pad={hasPad || undefined}>
        {entry.fields.length > 0 && (
          <div className={styles.fields}>
            {entry.fields.map((field) => (
              <NumberField key={field.name} screen={screen} field={field} inputMode={inputMode} />
            ))}
          </div>
        )}
        <div className={styles.points}>
          <PointsField screen={screen} enterKeyHint="go" inputMode={inputMode} />
        </div>
        {!hasPad && (
          <Button
            type="submit"
            className={styles.add}
            busy={waiting}
            // The focus goes from the points to the number, not by way of the button.
            onMouseDown={(event) => event.preventDefault()}
          >
            {t('addBid')}
          </Button>
        )}
      </div>
      <FormMessage screen={screen} />
      {!hasPad && (
        <>
          <EntryOffers screen={screen} entry={entry} />
          <EntryStakes screen={screen} entry={entry} />
        </>
      )}
    </form>
  );
}
