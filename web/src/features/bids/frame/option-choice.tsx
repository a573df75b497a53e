import { useSnapshot } from 'valtio';
import { t } from '../../../i18n/translate.ts';
import { CheckBox } from '../../../ui/check-box.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import type { Boxes, Radios } from '../engine/definition.ts';
import { chooseBracket, tickBox } from '../engine/form-actions.ts';
import type { BidScreen } from '../engine/screen.ts';
import styles from './option-choice.module.css';

type OptionChoiceProps = { readonly screen: BidScreen; readonly group: Boxes | Radios };

/** The boxes or radios of an option screen. */
export function OptionChoice({ screen, group }: OptionChoiceProps) {
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
