/** The confirmation of a password against the password. */
export function confirmPasswordError(value: string, password: string): string | undefined {
  if (value === '') return 'Please confirm your password';
  return value === password ? undefined : 'Passwords do not match';
}

/** The confirmation of an MPIN against the MPIN. */
export function confirmMpinError(value: string, mpin: string): string | undefined {
  if (value === '') return 'Please confirm your MPIN';
  return value === mpin ? undefined : 'MPINs do not match';
}
