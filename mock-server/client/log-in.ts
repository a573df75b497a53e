import type { LoginResponse } from '@matka/contracts/api/users';

/** Who signs in, by the password. */
interface Credentials {
  mobile: string;
  password: string;
}

/**
 * The user and both tokens of a login by the call alone, at a mock's address and in one of its worlds. Throws what
 * the mock answers instead.
 */
export async function logIn(
  mockUrl: string,
  world: string,
  { mobile, password }: Credentials,
): Promise<LoginResponse> {
  const answer = await fetch(`${mockUrl}/users/login/`, {
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
