import type { Entry } from './definition.ts';
import type { FieldName, Inputs } from './form.ts';

/** The names of the number fields of a form. */
export const fieldNamesOf = (entry: Entry): readonly FieldName[] =>
  'fields' in entry ? entry.fields.map(({ name }) => name) : [];

function optionNamesOf(entry: Entry): readonly (keyof Inputs)[] {
  if (entry.kind !== 'expanded' || !entry.options) return [];
  const { options } = entry;
  return options.kind === 'radios' ? ['bracketType'] : options.items.map(({ value }) => value);
}

/** The names under which the form data of a screen holds its number fields and options. */
export const inputNamesOf = (entry: Entry): readonly (keyof Inputs)[] => [
  ...fieldNamesOf(entry),
  ...optionNamesOf(entry),
];
