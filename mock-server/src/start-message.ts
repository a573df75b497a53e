import { players } from '@matka/fixtures/players';

/**
 * What a started mock prints: its address, its console, and who can sign in. In a container, whose own address nobody
 * outside reaches, it names what is `published`: the address of the web server, with the app and the API.
 */
export function startMessage(url: string, published?: string): string {
  const places = published
    ? [`Play      ${published}`, `Mock API  ${published}/api`]
    : [`Mock API  ${url}`, `Console   ${url}/__mock/`];
  const rows = players.map(
    ({ mobile, password, mpin, otp, balanceHundredths }) =>
      `  ${mobile}   ${password.padEnd(13)} ${mpin}   ${otp}   ${(balanceHundredths / 100).toFixed(2)}`,
  );
  return [...places, '', '  mobile       password      MPIN   OTP      points', ...rows].join('\n');
}
