import styles from './logo.module.css';

/** The mark of the product: the pot the numbers are drawn from. Drawn in the colour of its text. */
export function LogoMark({ size }: { readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" fill="none" aria-hidden="true">
      <path
        fill="currentColor"
        d="M15 6h18a3 3 0 0 1 0 6h-.6c.3 2 1.5 3.3 3.6 4.9 4 3 6.5 6.9 6.5 11.600C42.5 37.5 34.6 43 24 43S5.5 37.5 5.5 28.500c0-4.7 2.5-8.6 6.5-11.6 2.1-1.6 3.3-2.9 3.6-4.900H15a3 3 0 0 1 0-6Z"
      />
      <g className={styles.pips}>
        <circle cx="15.5" cy="28" r="3.6" />
        <circle cx="24" cy="28" r="3.6" />
        <circle cx="32.5" cy="28" r="3.6" />
      </g>
    </svg>
  );
}

/** Mark and name of the app side by side, for the bar at the top of home. */
export function Logo({ name }: { readonly name: string }) {
  return (
    <span className={styles.logo}>
      <LogoMark size={28} />
      <span className={styles.name}>{name}</span>
    </span>
  );
}
