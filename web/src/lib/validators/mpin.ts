import { MPIN_DIGITS } from '../limits.ts';

const RISING = '0123456789';
const FALLING = '9876543210';

/** Rules of the MPIN, tried in the order of the specification. */
export function mpinError(value: string): string | undefined {
  if (value === '') return 'MPIN is required';
  const digits = value.replace(/\D/g, '');
  if (digits === '') return `Please enter a valid ${MPIN_DIGITS}-digit MPIN`;
  if (digits.length !== MPIN_DIGITS) return `MPIN must be exactly ${MPIN_DIGITS} digits`;
  if (/^(\d)\1*$/.test(digits)) return 'MPIN cannot be all the same digits';
  if (RISING.includes(digits) || FALLING.includes(digits)) {
    return 'MPIN cannot be sequential digits';
  }
  return undefined;
}
