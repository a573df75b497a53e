import { useState } from 'react';
import { t } from '../../i18n/translate.ts';
import { MANY_MARKETS } from '../../matka/many-markets.ts';
import { nameMatches } from '../../matka/name-matches.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';

type MarketSelectProps = {
  readonly names: readonly string[];
  readonly value: string;
  readonly onChange: (name: string) => void;
};

/** The market of the chart; many markets can be searched, and Enter chooses the first match. */
export function MarketSelect({ names, value, onChange }: MarketSelectProps) {
  const [typed, setTyped] = useState('');
  const found = names.filter((name) => nameMatches(name, typed));
  // The chosen market stays in the list of options.
  const options = found.includes(value) ? found : [value, ...found];
  return (
    <>
      {names.length > MANY_MARKETS && (
        <TextField
          type="search"
          label={t('Search markets')}
          hint={found.length === 0 ? t('No market matches') : undefined}
          value={typed}
          onChange={setTyped}
          onKeyDown={({ key }) => {
            const [first] = found;
            if (key === 'Enter' && first !== undefined) onChange(first);
          }}
          autoComplete="off"
          enterKeyHint="search"
        />
      )}
      <SelectField
        label={t('Market')}
        value={value}
        onChange={onChange}
        options={options.map((name) => ({ value: name, label: name }))}
      />
    </>
  );
}
