import { type ReactNode, useState } from 'react';
import styles from './changing.module.css';

type ChangingProps = {
  readonly value: string | number;
  /** The content for the value; the value itself by default. */
  readonly children?: ReactNode;
};

/** A value that lights up when it changes while it is shown. */
export function Changing({ value, children = value }: ChangingProps) {
  const [first] = useState(value);
  // With a new key the browser plays the animation again at each change.
  return (
    <span key={value} className={value === first ? undefined : styles.changed}>
      {children}
    </span>
  );
}
