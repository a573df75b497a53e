import { t } from '../i18n/translate.ts';
import { ankOf, digitSum, panaKind } from '../matka/panas.ts';
import { type DrawNumbers, resultString } from '../matka/result-string.ts';
import page from '../ui/page.module.css';
import { Sheet } from '../ui/sheet.tsx';
import styles from './bet-guide.module.css';

export type ResultSheetProps = {
  readonly marketName: string;
  readonly draw: DrawNumbers;
  readonly onClose: () => void;
};

const KINDS = { SP: 'single pana', DP: 'double pana', TP: 'triple pana' } as const;

const isPana = (pana: string | null | undefined): pana is string => /^\d{3}$/.test(pana ?? '');

/** Explains the result of a market: the digits of each pana add up to its digit. */
export function ResultSheet({ marketName, draw, onClose }: ResultSheetProps) {
  const { open_pana: open, close_pana: close } = draw;
  return (
    <Sheet onClose={onClose} title={marketName}>
      <div className={page.parts}>
        <p className={styles.total}>
          <span dir="ltr">{resultString(draw)}</span>
        </p>
        <p>{t('Open: {origin}', { origin: origin(open) })}</p>
        <p>{t('Close: {origin}', { origin: origin(close) })}</p>
        {isPana(open) && isPana(close) && (
          <p>
            {t('The jodi is {jodi}: both digits side by side.', {
              jodi: ankOf(open) + ankOf(close),
            })}
          </p>
        )}
      </div>
    </Sheet>
  );
}

/** E.g. `128 is a single pana. 1 + 2 + 8 = 11, so the digit is 1.` */
function origin(pana: string | null | undefined): string {
  if (!isPana(pana)) return t('not drawn yet.');
  return t('{pana} is a {kind}. {sum}, so the digit is {digit}.', {
    pana,
    kind: t(KINDS[panaKind(pana)]),
    sum: `${Array.from(pana).join(' + ')} = ${digitSum(pana)}`,
    digit: ankOf(pana),
  });
}
