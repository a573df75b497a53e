import { players } from '@matka/fixtures/players';

/**
 * What a started mock prints: its address, its console, and who can sign in. Behind the web server at `web` it names what
 * is reachable there: the app and the API.
 */
export function startMessage(url: string, web?: string): string {
  const places = web
    ? [`Play      ${web}`, `Mock API  ${web}/api`]
    : [`Mock API  ${url}`, `Console   ${url}/__mock/`];
  const rows = players.map(
    ({ mobile, password, mpin, otp, balanceHundredths }) =>
      `  ${mobile}   ${password.padEnd(13)} ${mpin}   ${otp}   ${(balanceHundredths / 100).toFixed(2)}`,
  );
  return [...places, '', '  mobile       password      MPIN   OTP      points', ...rows].join('\n');
}
