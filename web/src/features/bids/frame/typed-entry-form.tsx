import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { t } from '../../../i18n/translate.ts';
import { refuse } from '../../../motion/refuse.ts';
import { Button } from '../../../ui/button.tsx';
import { addBid } from '../engine/add-bid.ts';
import { continueToConfirmation } from '../engine/confirm.ts';
import type { ExpandedEntry, Field, TypedEntry } from '../engine/definition.ts';
import { changeInput, changePoints } from '../engine/form-actions.ts';
import { hasNumber } from '../engine/form-validation.ts';
import { onlyField } from '../engine/played-numbers.ts';
import type { BidScreen } from '../engine/screen.ts';
import { FormMessage } from './form-message.tsx';
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
  const form = useRef<HTMLFormElement>(null);
  const input = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`);
  const points = () => input('points');
  const first = () => input(entry.fields[0]?.name ?? 'points');
  /** Adds the bid and focuses the field to continue with or to correct. */
  const add = () => {
    const failure = addBid(screen, entry);
    const field = failure?.at ? input(failure.at) : first();
    field?.focus();
    if (failure) refuse(field);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add();
  };
  /** A stake sets the points, and adds the number if there is one. */
  const pick = (stake: number) => {
    const adds = hasNumber(screen, entry);
    changePoints(screen, String(stake));
    if (adds) add();
  };
  const played = entry.kind === 'typed' ? onlyField(entry) : undefined;
  /** Enter goes on: from the number to empty points, from an empty form to the confirmation. */
  const goOn = (event: KeyboardEvent) => {
    const { form: values, bids } = screen.state;
    if (event.key !== 'Enter' || values.points !== '') return;
    if (!(event.target instanceof HTMLInputElement) || event.target.type !== 'text') return;
    if (event.target === points()) return;
    event.preventDefault();
    const isEmpty = entry.fields.every(({ name }) => !values[name]);
    if (isEmpty && bids.length > 0) continueToConfirmation(screen);
    else points()?.focus();
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} onKeyDown={goOn} noValidate={true}>
      {entry.kind === 'expanded' && entry.options && (
        <OptionChoice screen={screen} group={entry.options} />
      )}
      <div className={styles.row}>
        {entry.fields.length > 0 && (
          <div className={styles.fields}>
            {entry.fields.map((field) => (
              <NumberField key={field.name} screen={screen} field={field} />
            ))}
          </div>
        )}
        <div className={styles.points}>
          <PointsField screen={screen} enterKeyHint="go" />
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
      <FormMessage screen={screen} />
      {played && (
        <PlayedNumberChips
          screen={screen}
          field={played}
          onPick={(number) => changeInput(screen, played, number)}
        />
      )}
      <StakeChips onPick={pick} adds={useHasNumber(screen, entry)} />
      {entry.fields.filter(hasHints).map((field) => (
        <HintList key={field.name} screen={screen} field={field} onPick={() => points()?.focus()} />
      ))}
    </form>
  );
}

/** Whether the form has a complete and valid number; renders again when it changes. */
function useHasNumber(screen: BidScreen, entry: TypedEntry | ExpandedEntry): boolean {
  useSnapshot(screen.state);
  return hasNumber(screen, entry);
}

const hasHints = ({ hints }: Field): boolean => hints !== undefined;
