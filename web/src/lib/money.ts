/**
 * Points as an amount: rupee sign and two decimals, without grouping, e.g. `₹10000.00`.
 * A player without points has `₹0.00`.
 */
export function formatRupees(points: number | null | undefined): string {
  return `₹${(points ?? 0).toFixed(2)}`;
}
