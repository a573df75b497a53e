import { players } from '@matka/fixtures/players';

/** What a started mock prints: its address, its console, and who can sign in. */
export function startMessage(url: string): string {
  const rows = players.map(
    ({ mobile, password, mpin, otp, balanceHundredths }) =>
      `  ${mobile}   ${password.padEnd(13)} ${mpin}   ${otp}   ${(balanceHundredths / 100).toFixed(2)}`,
  );
  return [
    `Mock API  ${url}`,
    `Console   ${url}/__mock/`,
    '',
    '  mobile       password      MPIN   OTP      points',
    ...rows,
  ].join('\n');
}
