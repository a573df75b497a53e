import type { HttpRequest, HttpResponse, RequestOptions } from './http-client.ts';
import { sendPatiently } from './send-patiently.ts';

/** The tokens of a signed-in player, renewed as the client renews them. */
export interface PlayerTokens {
  /** The access token of the login or of the latest renewal. */
  access: () => string;
  /** Renews a refused access token; undefined where the host gives none. */
  renew: (refused: string) => Promise<string | undefined>;
  /** The tokens of all renewals. */
  renewed: readonly string[];
}

/** Creates the tokens of a player from those of a login. */
export function createPlayerTokens(
  baseUrl: string,
  login: { access: string; refresh: string },
  options: RequestOptions,
): PlayerTokens {
  const renewed: string[] = [];
  const access = () => renewed.at(-1) ?? login.access;
  return {
    access,
    renewed,
    renew: async (refused) => {
      if (refused !== access()) return access();
      const response = await sendPatiently(
        new URL(`${baseUrl.replace(/\/+$/, '')}/token/refresh/`),
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          body: JSON.stringify({ refresh: login.refresh }),
        },
        options,
      );
      if (response.status < 200 || response.status > 299) return undefined;
      const token = accessIn(response.text);
      if (token !== undefined) renewed.push(token);
      return token;
    },
  };
}

function accessIn(text: string): string | undefined {
  try {
    const body: unknown = JSON.parse(text);
    const token = typeof body === 'object' && body !== null && 'access' in body && body.access;
    return typeof token === 'string' && token !== '' ? token : undefined;
  } catch {
    return undefined;
  }
}

/** Sends a request with a player's access token; a 401 leads to one renewal and one more attempt. */
export async function sendAsPlayer(
  url: URL,
  request: HttpRequest,
  options: RequestOptions,
  tokens: PlayerTokens,
): Promise<HttpResponse> {
  const sendWith = (token: string) => {
    const headers = { ...request.headers, authorization: `Bearer ${token}` };
    return sendPatiently(url, { ...request, headers }, options);
  };
  const token = tokens.access();
  const response = await sendWith(token);
  if (response.status !== 401) return response;
  const renewed = await tokens.renew(token);
  return renewed === undefined ? response : sendWith(renewed);
}
