import styles from './balls.module.css';

type BallsProps = {
  /** Open pana, both digits, close pana; `*` for each digit that is not drawn yet. */
  readonly lines: readonly string[];
  /** The result when it was first shown: later digits roll in. By default no digit does. */
  readonly before?: readonly string[];
  /** The places of the player's number that were drawn, `0.2` for the third digit of the first line. */
  readonly lit?: readonly string[];
};

/** A result with a ball for each digit, hollow until it is drawn. Its text is the result string. */
export function Balls({ lines, before = lines, lit = [] }: BallsProps) {
  return (
    <span className={styles.balls} dir="ltr" role="img" aria-label={lines.join('-')}>
      {lines.map((line, group) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places of the result
        <span key={group} aria-hidden="true">
          {[...line].map((digit, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a digit and its place in the result
              key={`${at}${digit}`}
              data-drawn={digit !== '*' || undefined}
              data-lit={lit.includes(`${group}.${at}`) || undefined}
              data-new={(digit !== '*' && digit !== before[group]?.[at]) || undefined}
            >
              {digit}
            </span>
          ))}
          {group < lines.length - 1 && <i>-</i>}
        </span>
      ))}
    </span>
  );
}
