import type { EndpointName } from '../api/endpoints.ts';
import type { BetType } from '../decoders/bet-types.ts';
import { login } from '../decoders/users.ts';
import { decode } from '../decoding/decode.ts';
import type { PactInteraction } from '../pact/pact.ts';
import type { StateValues } from '../pact/provider-states.ts';
import type { HostClient } from './connection/host-client.ts';
import type { Exchange } from './exchange.ts';
import { parseBody } from './findings/judge-response.ts';
import { hasInvalidTokens, withInvalidTokens } from './host-context.ts';
import { renderRequest } from './requests/render-request.ts';

/** A host may have ended the session of the plan. */
const withCurrentRefresh = (values: StateValues, { tokens }: HostClient): StateValues =>
  values.refresh === undefined ? values : { ...values, refresh: tokens.readRefresh() ?? '' };

function adoptTokens({ tokens }: HostClient, text: string): void {
  const read = decode(login, parseBody(text)?.value);
  if (read) tokens.adopt(read.tokens);
}

/** Sends the request of an interaction, with the ids and limits of the host. Throws NoResponseError. */
export async function sendInteraction(
  interaction: PactInteraction,
  endpoint: EndpointName,
  values: StateValues,
  betTypes: readonly BetType[],
  client: HostClient,
): Promise<Exchange> {
  const [{ name: state }] = interaction.providerStates;
  const current = withCurrentRefresh(values, client);
  const rendered = renderRequest(interaction, withInvalidTokens(state, current), betTypes);
  const { method, path, query, body, access, code } = rendered;
  const request = {
    method,
    path,
    query: Object.fromEntries([...query.keys()].map((name) => [name, query.getAll(name)])),
    body,
  };
  const response =
    access !== undefined && !hasInvalidTokens(state)
      ? await client.asPlayer(request)
      : await client.asVisitor({
          ...request,
          ...(access !== undefined && { headers: { authorization: `Bearer ${access}` } }),
        });
  if (endpoint === 'login' && response.status < 300) adoptTokens(client, response.text);
  return {
    endpoint,
    path,
    query,
    sent: body,
    code,
    aboveBalance: state === 'balance-of-5',
    response,
    receivedAt: Date.now(),
  };
}
