import { useSnapshot } from 'valtio';
import { show, t } from '../../../i18n/translate.ts';
import { readDigits } from '../../../lib/typed-number.ts';
import { TextField } from '../../../ui/text-field.tsx';
import type { Field } from '../engine/definition.ts';
import { changeInput } from '../engine/form-actions.ts';
import type { BidScreen } from '../engine/screen.ts';
import { suggestionConfig } from '../engine/suggestion-request.ts';
import { useErrorId } from './form-message.tsx';

type NumberFieldProps = { readonly screen: BidScreen; readonly field: Field };

/** A number of the bid: digits only, as many as the field takes. */
export function NumberField({ screen, field }: NumberFieldProps) {
  // `sync: true` keeps the caret in place.
  const { form, message } = useSnapshot(screen.state, { sync: true });
  const first = suggestionConfig(screen.definition)?.emptyMessage;
  const hint = first && !form[field.name] && message !== first ? first : field.hint;
  return (
    <TextField
      name={field.name}
      label={t(field.label)}
      hint={hint && show(hint)}
      errorId={useErrorId(screen, field.name)}
      value={form[field.name] ?? ''}
      read={readDigits(field.length)}
      onChange={(typed, doubtful) => changeInput(screen, field, typed, doubtful)}
      size={field.length}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="next"
    />
  );
}
