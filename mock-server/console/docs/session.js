import { chosen } from '../api.js';

/** The demo players, and the one whose token secured requests carry. */
export const session = { players: [], mobile: '' };
const tokens = new Map();

/** The address of a path of the API in the chosen world. */
export const apiAddress = (path) => `/__mock/w/${chosen.world}${path}`;

/** The access token of the chosen player in the chosen world; signs in once. */
export async function accessToken() {
  const key = `${chosen.world} ${session.mobile}`;
  const known = tokens.get(key);
  if (known !== undefined) return known;
  const player = session.players.find(({ mobile }) => mobile === session.mobile);
  const response = await fetch(apiAddress('/users/login/'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      app_id: chosen.world,
      grant_type: 'otp',
      mobile_number: session.mobile,
      otp: player?.otp,
    }),
  });
  if (!response.ok) throw new Error(`${session.mobile} cannot sign in: ${await response.text()}`);
  const { access } = (await response.json()).tokens;
  tokens.set(key, access);
  return access;
}

/** Forgets the token of the chosen player, after it was rejected. */
export const forgetToken = () => tokens.delete(`${chosen.world} ${session.mobile}`);
