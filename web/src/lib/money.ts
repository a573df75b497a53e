/** Groups as in India: 1,00,000.00. */
const amounts = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/**
 * Points as an amount: rupee sign, Indian grouping and two decimals, e.g. `₹10,000.00`; a minus
 * sign before the rupee sign. A player without points has `₹0.00`.
 */
export function formatRupees(points: number | null | undefined): string {
  const text = amounts.format(Math.abs(points ?? 0));
  const isNegative = (points ?? 0) < 0 && /[^0.,]/.test(text);
  return `${isNegative ? '-' : ''}₹${text}`;
}
