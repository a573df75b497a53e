import styles from './logo.module.css';

/** The product's mark, a pot to draw numbers from, in the text colour. index.html has its path for the first paint. */
export function LogoMark({ size }: { readonly size: number }) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href="#matka-mark" />
    </svg>
  );
}

/** Mark and name of the app. A long name breaks between words without `<wbr>`, which readers announce as a space. */
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
