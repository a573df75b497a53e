import styles from './logo.module.css';

/**
 * The mark of the product: the pot the numbers are drawn from, in the colour of its text. It is drawn
 * in index.html, where it stands before the app does.
 */
export function LogoMark({ size }: { readonly size: number }) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href="#matka-mark" />
    </svg>
  );
}

/**
 * Mark and name of the app side by side, for the bar at the top of home. A name that is too long for its line
 * breaks between its words; no `<wbr>` stands there, which screen readers are told as a space.
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
