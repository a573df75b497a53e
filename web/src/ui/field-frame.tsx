import type { ReactNode } from 'react';
import type { Shown } from '../i18n/text.ts';
import { show } from '../i18n/translate.ts';
import styles from './field.module.css';

export type FieldTexts = {
  readonly label: string;
  /** The error of the value; marks the control as invalid and describes it. */
  readonly error?: Shown | undefined;
  readonly hint?: string | undefined;
  /** A message about the dropped part of the typed text; shown in place of the hint. */
  readonly loss?: Shown | undefined;
  /** Id of an error of the value that is shown elsewhere. */
  readonly errorId?: string | undefined;
};

/** Attributes that connect a control with the texts of its frame. */
export function describedBy(id: string, { error, hint, loss, errorId }: FieldTexts) {
  const noteId = error || hint || loss ? `${id}-note` : undefined;
  return {
    'aria-invalid': Boolean(error || errorId),
    'aria-describedby': [errorId, noteId].filter(Boolean).join(' ') || undefined,
  };
}

/** Visible label above, control, then error or hint below. */
export function FieldFrame(props: FieldTexts & { id: string; children: ReactNode }) {
  const { id, label, error, hint, loss, children } = props;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      <FieldNote id={id} error={error} hint={hint} loss={loss} />
    </div>
  );
}

/** The line below a control: its error, the dropped part, or its hint. */
export function FieldNote(props: Omit<FieldTexts, 'label'> & { id: string }) {
  const { id, error, hint, loss } = props;
  const text = error ?? loss;
  if (!text && !hint) return null;
  return (
    <p
      key={error ? 'error' : 'hint'}
      id={`${id}-note`}
      className={error ? styles.error : styles.hint}
      aria-live={text ? 'polite' : undefined}
    >
      {text ? show(text) : hint}
    </p>
  );
}
