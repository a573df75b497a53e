/** Joins the truthy class names, e.g. `classNames(styles.a, busy && styles.b)`. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
