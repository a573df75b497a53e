import { PANA_DIGITS } from '@matka/contracts/bet-types';
import { useSnapshot } from 'valtio';
import { show, t } from '../../../i18n/translate.ts';
import { readDigits } from '../../../lib/typed-number.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Field } from '../engine/definition.ts';
import { changeInput } from '../engine/form-actions.ts';
import type { BidScreen } from '../engine/screen.ts';
import { useErrorId } from './form-message.tsx';
import styles from './number-field.module.css';
import { hideForScreenReader, useNumberPad } from './number-pad-state.ts';

type NumberFieldProps = { readonly screen: BidScreen; readonly field: Field };

export function NumberField({ screen, field }: NumberFieldProps) {
  // `sync: true` keeps the caret in place.
  const { form, message } = useSnapshot(screen.state, { sync: true });
  const { missingNumber: first } = screen.definition.entry;
  const hasPad = useNumberPad(screen.definition.entry);
  const hint = first && !form[field.name] && message !== first ? first : field.hint;
  return (
    <TextField
      name={field.name}
      label={t(field.label)}
      // With a number pad the hint is shown above the pad, by `FormMessage`.
      hint={hasPad || !hint ? undefined : show(hint)}
      errorId={useErrorId(screen, field.name)}
      value={form[field.name] ?? ''}
      read={readDigits(field.length)}
      onChange={(typed, doubtful) => changeInput(screen, field, typed, doubtful)}
      size={field.length}
      inputMode={hasPad ? 'none' : 'numeric'}
      onClick={hideForScreenReader}
      trailing={<Slots screen={screen} field={field} />}
      autoComplete="off"
      enterKeyHint="next"
    />
  );
}

/** A line for each missing digit, and a tick once the number is valid. */
function Slots({ screen, field }: NumberFieldProps) {
  const { form, liveError, doubtful } = useSnapshot(screen.state, { sync: true });
  const text = form[field.name] ?? '';
  const isWrong = liveError || doubtful[field.name] || field.check?.(text, screen.betType.config);
  return (
    <>
      <span
        className={classNames(styles.slots, field.length <= PANA_DIGITS && styles.large)}
        aria-hidden="true"
      >
        <span>{text}</span>
        {'_'.repeat(Math.max(0, field.length - text.length))}
      </span>
      {text !== '' && !isWrong && (
        <span className={styles.tick}>
          <Icon name="check" size={18} />
        </span>
      )}
    </>
  );
}
