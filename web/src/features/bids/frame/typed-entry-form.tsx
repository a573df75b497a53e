import type { FormEvent, KeyboardEvent } from 'react';
import { useSnapshot } from 'valtio';
import { t } from '../../../i18n/translate.ts';
import { CheckBox } from '../../../ui/check-box.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import type { Boxes, Radios } from '../engine/definition.ts';
import { chooseBracket, tickBox } from '../engine/form-actions.ts';
import type { BidScreen } from '../engine/screen.ts';
import { continueToConfirmation } from '../engine/submit-bids.ts';
import { addEntered, FORM_ID, inputOf } from './entry-fields.ts';
import { AddBid, EntryOffers, EntryStakes } from './entry-offers.tsx';
import { FormMessage } from './form-message.tsx';
import { NumberField } from './number-field.tsx';
import { hidePad, useNumberPad } from './number-pad-state.ts';
import { PointsField } from './points-field.tsx';
import styles from './typed-entry-form.module.css';

/** Number fields and points in one row, with Add Bid and the offers unless the pad has them. */
export function TypedEntryForm({ screen }: { readonly screen: BidScreen }) {
  const { entry } = screen.definition;
  const { fields, options } = entry;
  const hasPad = useNumberPad(entry);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    addEntered(screen);
  };
  /** Enter moves on: from the number to empty points, from an empty number to the confirmation. */
  const goOn = (event: KeyboardEvent) => {
    if (hasPad) hidePad();
    const { form, bids } = screen.state;
    if (event.key !== 'Enter') return;
    if (!(event.target instanceof HTMLInputElement) || event.target.type !== 'text') return;
    const points = inputOf('points');
    if (event.target === points) return;
    const isDone = bids.length > 0 && fields.every(({ name }) => !form[name]);
    if (!isDone && form.points !== '') return;
    event.preventDefault();
    if (isDone) continueToConfirmation(screen);
    else points?.focus();
  };
  return (
    <form id={FORM_ID} className={styles.form} onSubmit={submit} onKeyDown={goOn} noValidate={true}>
      {options && <OptionChoice screen={screen} group={options} />}
      <div className={styles.row} data-pad={hasPad || undefined}>
        {fields.length > 0 && (
          <div className={styles.fields}>
            {fields.map((field) => (
              <NumberField key={field.name} screen={screen} field={field} />
            ))}
          </div>
        )}
        <div className={styles.points}>
          <PointsField screen={screen} />
        </div>
        {!hasPad && <AddBid screen={screen} className={styles.add} />}
      </div>
      <FormMessage screen={screen} />
      {!hasPad && (
        <>
          <EntryOffers screen={screen} />
          <EntryStakes screen={screen} />
        </>
      )}
    </form>
  );
}

type OptionChoiceProps = { readonly screen: BidScreen; readonly group: Boxes | Radios };

function OptionChoice({ screen, group }: OptionChoiceProps) {
  const { form } = useSnapshot(screen.state);
  if (group.kind === 'radios') {
    return (
      <RadioGroup
        label={t(group.label)}
        value={form.bracketType ?? ''}
        options={group.items.map(({ value, label }) => ({ value, label: t(label) }))}
        onChange={(bracket) => chooseBracket(screen, bracket)}
      />
    );
  }
  return (
    <fieldset className={styles.boxes} aria-label={t(group.label)}>
      {group.items.map((item) => (
        <CheckBox
          key={item.value}
          label={t(item.label)}
          checked={form[item.value] ?? false}
          onChange={(ticked) => tickBox(screen, item.value, ticked)}
        />
      ))}
    </fieldset>
  );
}
