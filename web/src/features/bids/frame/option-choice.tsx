import { useSnapshot } from 'valtio';
import { CheckBox } from '../../../ui/check-box.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import type { OptionGroup } from '../engine/definition.ts';
import type { BidScreen } from '../engine/screen.ts';
import { chooseOption, tickOption } from '../engine/typing.ts';
import styles from './option-choice.module.css';

type OptionChoiceProps = { readonly screen: BidScreen; readonly group: OptionGroup };

/** The boxes or radios of an option screen. */
export function OptionChoice({ screen, group }: OptionChoiceProps) {
  const { options } = useSnapshot(screen.state).form;
  const { kind, label, items } = group;
  if (kind === 'radios') {
    return (
      <RadioGroup
        label={label}
        value={options[0] ?? ''}
        options={items}
        onChange={(option) => chooseOption(screen, option)}
      />
    );
  }
  return (
    <fieldset className={styles.boxes} aria-label={label}>
      {items.map((item) => (
        <CheckBox
          key={item.value}
          label={item.label}
          checked={options.includes(item.value)}
          onChange={(ticked) => tickOption(screen, item.value, ticked)}
        />
      ))}
    </fieldset>
  );
}
