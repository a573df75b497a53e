import { developmentOtp } from '@matka/fixtures/players';

const numberOf = (placeholder: string): number =>
  Number(/^<[a-z-]+-(\d+)>$/.exec(placeholder)?.[1]);

/** A mobile number in place of a placeholder; any other text stays. */
export function mobileFor(text: string): string {
  if (text === '') return '6987600000';
  const number = numberOf(text);
  return Number.isNaN(number) ? text : String(6_987_600_000 + number);
}

/** A credential in place of a placeholder, in the form that the mock takes. */
export function credentialFor(kind: string, text: string): string {
  const number = numberOf(text);
  if (Number.isNaN(number) || kind === 'password') return text;
  return kind === 'mpin' ? String(4820 + number) : developmentOtp;
}
