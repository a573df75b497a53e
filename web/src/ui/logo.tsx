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

/** Mark and name of the app side by side, for the bar at the top of home. */
export function Logo({ name }: { readonly name: string }) {
  return (
    <span className={styles.logo}>
      <LogoMark size={24} />
      <span className={styles.name}>{name}</span>
    </span>
  );
}
