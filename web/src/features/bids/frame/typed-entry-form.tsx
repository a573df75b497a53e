import { type FormEvent, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '../../../ui/button.tsx';
import { addBid } from '../engine/add-bid.ts';
import type { ExpandedEntry, Field, TypedEntry } from '../engine/definition.ts';
import type { BidScreen } from '../engine/screen.ts';
import { HintList } from './hint-list.tsx';
import { NumberField } from './number-field.tsx';
import { OptionChoice } from './option-choice.tsx';
import { PointsField } from './points-field.tsx';
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
  return (
    <form className={styles.form} onSubmit={add} noValidate={true}>
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
          Add Bid
        </Button>
      </div>
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
