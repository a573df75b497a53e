import type { ReactNode } from 'react';
import { resultString } from '../matka/result-string.ts';
import { useLazySheet } from '../ui/use-lazy-sheet.tsx';
import styles from './guide-button.module.css';
import type { ResultSheetProps } from './result-sheet.tsx';

const loadSheet = () => import('./result-sheet.tsx').then((file) => file.ResultSheet);

type ResultButtonProps = Omit<ResultSheetProps, 'onClose'> & {
  /** The result as it is shown; by default its text. */
  readonly children?: ReactNode;
};

/** A result; a tap explains how it was drawn. */
export function ResultButton({ children, ...props }: ResultButtonProps) {
  const [open, sheet] = useLazySheet(loadSheet, props);
  return (
    <>
      <button
        type="button"
        dir="ltr"
        className={styles.result}
        aria-haspopup="dialog"
        onClick={open}
      >
        {children ?? resultString(props.draw)}
      </button>
      {sheet}
    </>
  );
}
