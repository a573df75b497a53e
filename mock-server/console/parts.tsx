import { type ComponentProps, type ReactNode, useId } from 'react';

/** A part of the page with a title. */
export function Panel({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {hint && <p className="hint">{hint}</p>}
      <div>{children}</div>
    </section>
  );
}

/** A button that sends no form. */
export const Button = (props: ComponentProps<'button'>) => <button type="button" {...props} />;

export const Row = ({ children }: { children: ReactNode }) => <div className="row">{children}</div>;

/** A word on a coloured background. */
export const Chip = ({
  kind = '',
  children,
}: {
  kind?: 'good' | 'bad' | 'warn' | '';
  children: ReactNode;
}) => <span className={`chip ${kind}`}>{children}</span>;

/** A labelled control. */
export const Field = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child.
  <label>
    <span>{label}</span>
    {children}
  </label>
);

/** Names with their values. */
export const Facts = ({
  pairs,
}: {
  pairs: readonly (readonly [name: string, value: string])[];
}) => (
  <dl className="facts">
    {pairs.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** A table with a head and its rows; shows `empty` instead if `rows` is empty. A head without text is for actions. */
export function Table({
  name,
  heads,
  rows,
  empty,
  ...region
}: {
  name: string;
  heads: string[];
  rows: ReactNode[];
  empty: string;
} & ComponentProps<'section'>) {
  if (rows.length === 0) return <p className="empty">{empty}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard.
    <section className="scroll" tabIndex={0} aria-label={name} {...region}>
      <table>
        <thead>
          <tr>
            {heads.map((text) => (
              <th scope="col" key={text}>
                {text || <span className="hidden">Actions</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows}</tbody>
      </table>
    </section>
  );
}

/**
 * A form that passes its values as one object: without empty fields, number fields as numbers. The mock checks the
 * values; a refused value is shown with the reason.
 */
export function ValuesForm<Values extends object>({
  children,
  onValues,
}: {
  children: ReactNode;
  onValues: (values: Values) => unknown;
}) {
  return (
    <form
      className="row"
      onSubmit={(event) => {
        event.preventDefault();
        const controls = [...event.currentTarget.elements].filter(
          (each) => each instanceof HTMLInputElement || each instanceof HTMLSelectElement,
        );
        const filled = controls.filter(({ name, value }) => name && value !== '');
        onValues(
          Object.fromEntries(
            filled.map(({ name, type, value }) => [
              name,
              type === 'number' ? Number(value) : value,
            ]),
          ) as Values,
        );
      }}
    >
      {children}
    </form>
  );
}
