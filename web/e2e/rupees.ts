/** Points as the screens show them, e.g. `₹1,00,000.00`. */
export function rupees(points: number): string {
  const [whole = '', hundredths = ''] = Math.abs(points).toFixed(2).split('.');
  const grouped = whole.replace(/(?<=\d)(?=(\d\d)*\d{3}$)/g, ',');
  return `${points < 0 ? '-' : ''}₹${grouped}.${hundredths}`;
}
