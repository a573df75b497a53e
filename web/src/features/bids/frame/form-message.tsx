import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { Message } from '../../../i18n/text.ts';
import { show, t } from '../../../i18n/translate.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import notes from '../../../ui/note.module.css';
import tones from '../../../ui/tone.module.css';
import type { FieldName } from '../engine/form.ts';
import type { BidScreen } from '../engine/screen.ts';
import styles from './form-message.module.css';
import { useNumberPad } from './number-pad-state.ts';

const MESSAGE_ID = 'form-message';

/** Id of the error message if it is about this field, else undefined. */
export function useErrorId({ state }: BidScreen, field: FieldName | 'points'): string | undefined {
  const { message, wrongField } = useSnapshot(state);
  return message !== undefined && wrongField === field ? MESSAGE_ID : undefined;
}

/**
 * The error message of the form until the next valid change, with the expected form of the number. Above the number pad
 * its place is kept, so that nothing moves, and shows that form even without an error.
 */
export function FormMessage({ screen }: { readonly screen: BidScreen }) {
  const { message, wrongField, form } = useSnapshot(screen.state);
  const { entry } = screen.definition;
  const hasPad = useNumberPad(entry);
  const element = useRef<HTMLDivElement>(null);
  // The number pad must not cover it.
  useEffect(() => {
    if (message !== undefined) element.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  if (message === undefined) {
    if (!hasPad) return null;
    const first = entry.fields.every(({ name }) => !form[name]) ? entry.missingNumber : undefined;
    const { help, hint } = entry.fields.find((field) => field.help || field.hint) ?? {};
    const text = first ?? help ?? hint;
    return text ? <p className={styles.place}>{show(text)}</p> : null;
  }
  const help = entry.fields.find(({ name }) => name === wrongField)?.help;
  return (
    <div ref={element} className={classNames(notes.note, tones.bad, styles.message)}>
      <Icon name="alert" size={18} />
      <div>
        <p role="alert" id={MESSAGE_ID}>
          {show(message as Message)}
        </p>
        {help && <p className={styles.help}>{t(help)}</p>}
      </div>
    </div>
  );
}
