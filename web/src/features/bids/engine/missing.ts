import type { ExpandedEntry, TypedEntry } from './definition.ts';
import type { Form } from './form.ts';

/** Whether a field is left empty that must not be: any of them, or all where one is enough. */
export function missingFields(entry: TypedEntry | ExpandedEntry, form: Form): boolean {
  const empty = entry.fields.filter(({ name }) => !form[name]).length;
  if (entry.kind === 'expanded' && entry.anyField) return empty === entry.fields.length;
  return empty > 0;
}

/** What is said when the options of a form are missing, or nothing. */
export function missingOptions(entry: TypedEntry | ExpandedEntry, form: Form): string | undefined {
  if (entry.kind !== 'expanded' || entry.options?.kind !== 'boxes') return undefined;
  const { items, missing } = entry.options;
  return items.some(({ value }) => form[value]) ? undefined : missing;
}

/** Whether a form cannot be asked about yet: a field or every option is missing. */
export const missingInputs = (entry: TypedEntry | ExpandedEntry, form: Form): boolean =>
  missingFields(entry, form) || missingOptions(entry, form) !== undefined;
