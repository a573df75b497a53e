import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { t } from '../../../i18n/translate.ts';
import { refuse } from '../../../motion/refuse.ts';
import { Button } from '../../../ui/button.tsx';
import { addBid } from '../engine/add-bid.ts';
import { continueToConfirmation } from '../engine/confirm.ts';
import type { ExpandedEntry, Field, TypedEntry } from '../engine/definition.ts';
import { changeInput, changePoints } from '../engine/form-actions.ts';
import { missingInputs } from '../engine/form-validation.ts';
import { onlyField } from '../engine/played-numbers.ts';
import type { BidScreen } from '../engine/screen.ts';
import { HintList } from './hint-list.tsx';
import { NumberField } from './number-field.tsx';
import { OptionChoice } from './option-choice.tsx';
import { PlayedNumberChips } from './played-number-chips.tsx';
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
  const [armed, setArmed] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const points = useRef<HTMLInputElement>(null);
  const numberInput = () => fields.current?.querySelector('input') ?? points.current;
  const add = (event: FormEvent) => {
    event.preventDefault();
    setArmed(false);
    const failure = addBid(screen, entry);
    // Focus the field to continue with or to correct.
    const field = failure?.at === 'points' ? points.current : numberInput();
    if (failure) {
      field?.focus();
      refuse(field);
      return;
    }
    field?.focus();
  };
  /** A stake fills the points; the last one also adds the number, at once or when it is complete. */
  const pick = (stake: number, isLast: boolean) => {
    const complete = !missingInputs(entry, screen.state.form);
    changePoints(screen, String(stake));
    if (isLast && complete) addBid(screen, entry);
    if (isLast) numberInput()?.focus();
    setArmed(isLast && !complete && entry.kind === 'typed');
  };
  /** Adds the number that was just completed, if the last stake was tapped before it. */
  const addArmed = () => {
    const isFull = entry.fields.every(
      ({ name, length }) => screen.state.form[name]?.length === length,
    );
    if (!armed || !isFull) return;
    setArmed(false);
    addBid(screen, entry);
    numberInput()?.focus();
  };
  const played = entry.kind === 'typed' ? onlyField(entry) : undefined;
  const pickNumber = (field: Field, number: string) => {
    changeInput(screen, field, number);
    addArmed();
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
          <div ref={fields} className={styles.fields} onChange={addArmed}>
            {entry.fields.map((field) => (
              <NumberField key={field.name} screen={screen} field={field} />
            ))}
          </div>
        )}
        <div className={styles.points} onChange={() => setArmed(false)}>
          <PointsField screen={screen} ref={points} enterKeyHint="go" />
        </div>
        <Button
          type="submit"
          className={styles.add}
          busy={waiting}
          // The focus goes from the points to the number, not by way of the button.
          onMouseDown={(event) => event.preventDefault()}
        >
          {t('addBid')}
        </Button>
      </div>
      {played && (
        <PlayedNumberChips
          screen={screen}
          field={played}
          onPick={(number) => pickNumber(played, number)}
        />
      )}
      <StakeChips onPick={pick} lastIsPressed={armed} />
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
