import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { t } from '../../../i18n/translate.ts';
import { Button } from '../../../ui/button.tsx';
import { addBid } from '../engine/add-bid.ts';
import { continueToConfirmation } from '../engine/confirm.ts';
import type { ExpandedEntry, Field, TypedEntry } from '../engine/definition.ts';
import { changePoints } from '../engine/form-actions.ts';
import { missingInputs } from '../engine/form-validation.ts';
import type { BidScreen } from '../engine/screen.ts';
import { HintList } from './hint-list.tsx';
import { NumberField } from './number-field.tsx';
import { OptionChoice } from './option-choice.tsx';
import { PointsField } from './points-field.tsx';
import { StakeChips } from './stake-chips.tsx';
import styles from './typed-entry-form.module.css';

type TypedEntryFormProps = {
  readonly screen: BidScreen;
  readonly entry: TypedEntry | ExpandedEntry;
};

/** Number fields, points and Add Bid in one row, within reach above the keyboard. */
export function TypedEntryForm({ screen, entry }: TypedEntryFormProps) {
  const { waiting } = useSnapshot(screen.state);
  const fields = useRef<HTMLDivElement>(null);
  const points = useRef<HTMLInputElement>(null);
  const numberInput = () => fields.current?.querySelector('input') ?? points.current;
  const add = (event: FormEvent) => {
    event.preventDefault();
    const failure = addBid(screen, entry);
    // Focus the field to continue with or to correct.
    if (failure?.at === 'points') points.current?.focus();
    else numberInput()?.focus();
  };
  /** A stake fills the points; the last one also adds a number that is complete. */
  const pick = (stake: number, isLast: boolean) => {
    const complete = !missingInputs(entry, screen.state.form);
    changePoints(screen, String(stake));
    if (isLast && complete) addBid(screen, entry);
    if (isLast) numberInput()?.focus();
  };
  /** Enter goes on: from the number to empty points, from an empty form to the confirmation. */
  const goOn = (event: KeyboardEvent) => {
    const { form, bids } = screen.state;
    if (event.key !== 'Enter' || form.points !== '') return;
    if (!(event.target instanceof HTMLInputElement) || event.target.type !== 'text') return;
    if (event.target === points.current) return;
    event.preventDefault();
    const isEmpty = entry.fields.every(({ name }) => !form[name]);
    if (isEmpty && bids.length > 0) continueToConfirmation(screen);
    else points.current?.focus();
  };
  return (
    <form className={styles.form} onSubmit={add} onKeyDown={goOn} noValidate={true}>
      {entry.kind === 'expanded' && entry.options && (
        <OptionChoice screen={screen} group={entry.options} />
      )}
      <div className={styles.row}>
        {entry.fields.length > 0 && (
          <div ref={fields} className={styles.fields}>
            {entry.fields.map((field) => (
              <NumberField key={field.name} screen={screen} field={field} />
            ))}
          </div>
        )}
        <div className={styles.points}>
          <PointsField screen={screen} ref={points} enterKeyHint="go" />
        </div>
        <Button type="submit" className={styles.add} busy={waiting}>
          {t('Add Bid')}
        </Button>
      </div>
      <StakeChips onPick={pick} />
      {entry.fields.filter(hasHints).map((field) => (
        <HintList
          key={field.name}
          screen={screen}
          field={field}
          onPick={() => points.current?.focus()}
        />
      ))}
    </form>
  );
}

const hasHints = ({ hints }: Field): boolean => hints !== undefined;
