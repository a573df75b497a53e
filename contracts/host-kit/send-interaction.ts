import type { EndpointName } from '../api/endpoints.ts';
import type { BetType } from '../decoders/bet-types.ts';
import type { PactInteraction } from '../pact/pact.ts';
import type { StateValues } from '../pact/provider-states.ts';
import type { RequestOptions } from '../verifier/http-client.ts';
import { type PlayerTokens, sendAsPlayer } from '../verifier/player-tokens.ts';
import { sendPatiently } from '../verifier/send-patiently.ts';
import type { Exchange } from './exchange.ts';
import { hasInvalidTokens, withInvalidTokens } from './host-context.ts';
import { renderRequest } from './requests/render-request.ts';

/** A host as the signed-in player reaches it. */
export interface Connection {
  baseUrl: string;
  tokens: PlayerTokens;
  requestOptions: RequestOptions;
}

/** Sends the request of an interaction, with the ids and limits of the host. Throws NoResponseError. */
export async function sendInteraction(
  interaction: PactInteraction,
  endpoint: EndpointName,
  values: StateValues,
  betTypes: readonly BetType[],
  { baseUrl, tokens, requestOptions }: Connection,
): Promise<Exchange> {
  const [{ name: state }] = interaction.providerStates;
  const rendered = renderRequest(interaction, withInvalidTokens(state, values), betTypes);
  const { method, path, query, body, access, code } = rendered;
  const search = query.size > 0 ? `?${query}` : '';
  const url = new URL(`${baseUrl.replace(/\/+$/, '')}${path}${search}`);
  const request = {
    method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(access !== undefined && { authorization: `Bearer ${access}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  const response =
    access !== undefined && !hasInvalidTokens(state)
      ? await sendAsPlayer(url, request, requestOptions, tokens)
      : await sendPatiently(url, request, requestOptions);
  return {
    endpoint,
    path,
    query,
    sent: body,
    code,
    aboveBalance: state === 'balance-of-5',
    response,
  };
}
