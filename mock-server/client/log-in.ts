import type { LoginResponse } from '@matka/contracts/api/users';

interface Credentials {
  mobile: string;
  password: string;
}

/** Signs a player in to a world of a mock. Returns the user and both tokens; throws the response if it is an error. */
export async function logIn(
  mockUrl: string,
  world: string,
  { mobile, password }: Credentials,
  fetchImpl: typeof fetch = fetch,
): Promise<LoginResponse> {
  const answer = await fetchImpl(`${mockUrl}/users/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'password',
      app_id: world,
      mobile_number: mobile,
      password,
    }),
  });
  if (!answer.ok) throw new Error(`Login answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as LoginResponse;
}
