import styles from './logo.module.css';

/**
 * The mark of the product, the pot the numbers are drawn from, in the text colour. Its path is in
 * index.html, which shows it before the app runs.
 */
export function LogoMark({ size }: { readonly size: number }) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href="#matka-mark" />
    </svg>
  );
}

/**
 * Mark and name of the app, for the bar of the home screen. A long name breaks between its words,
 * without `<wbr>`, which screen readers announce as a space.
 */
export function Logo({ name }: { readonly name: string }) {
  return (
    <span className={styles.logo}>
      <LogoMark size={24} />
      <span className={styles.name}>
        {[...name.matchAll(/.[^A-Z]*/g)].map(({ 0: word, index }) => (
          <span key={index}>{word}</span>
        ))}
      </span>
    </span>
  );
}
