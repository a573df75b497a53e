import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Message, Shown } from '../../i18n/text.ts';
import type { Read } from '../../lib/typed-number.ts';

type Values<Name extends string> = Readonly<Record<Name, string>>;

export type FieldRule<Name extends string> = {
  /** The message of the first rule that the value breaks. */
  readonly check: (value: string, values: Values<Name>) => Message | undefined;
  readonly read?: Read;
  /** Check while typing, not only on blur. */
  readonly whileTyping?: boolean;
};

/** The props of a text field, from `field(name)`. */
export type FieldProps = {
  readonly value: string;
  readonly error: Shown | undefined;
  readonly read: Read | undefined;
  readonly onChange: (value: string, doubtful: boolean) => void;
  readonly onBlur: () => void;
};

const namesOf = <Name extends string>(rules: Record<Name, unknown>) => Object.keys(rules) as Name[];

/**
 * The state of a form: values, touched fields and errors of the host. All fields start empty. `submit` touches every
 * field and calls `onValid` only if no field has an error or a doubtful value; otherwise it focuses the first invalid field.
 */
export function useFields<Name extends string>(
  rules: Readonly<Record<Name, FieldRule<Name>>>,
  onValid: (
    values: Values<Name>,
    setHostErrors: (errors: Partial<Record<Name, Shown>>) => void,
  ) => void,
) {
  const names = namesOf(rules);
  const [values, setValues] = useState(
    () => Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>,
  );
  const [doubtful, setDoubtful] = useState<Partial<Record<Name, boolean>>>({});
  const [touched, setTouched] = useState<ReadonlySet<Name>>(new Set());
  const [hostErrors, setHostErrors] = useState<Partial<Record<Name, Shown>>>({});
  const [failedSubmits, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (failedSubmits > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failedSubmits]);

  const touch = (...more: Name[]) => setTouched((before) => new Set([...before, ...more]));
  const ruleError = (name: Name) => rules[name].check(values[name], values);

  const field = (name: Name): FieldProps => ({
    value: values[name],
    error: (touched.has(name) ? ruleError(name) : undefined) ?? hostErrors[name],
    read: rules[name].read,
    onChange: (value, inDoubt) => {
      setValues((before) => ({ ...before, [name]: value }));
      setDoubtful((before) => ({ ...before, [name]: inDoubt }));
      setHostErrors((before) => ({ ...before, [name]: undefined }));
      if (rules[name].whileTyping) touch(name);
    },
    onBlur: () => touch(name),
  });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    touch(...names);
    if (names.some((name) => ruleError(name) || doubtful[name])) setRefusals((count) => count + 1);
    else onValid(values, setHostErrors);
  };

  return { form, field, submit };
}
