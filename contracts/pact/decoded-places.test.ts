import { describe, expect, it } from 'vitest';
import { endpointOf } from '../api/endpoints.ts';
import { type ResponseDecoders, responseDecoders } from '../decoders/responses.ts';
import { decode } from '../decoding/decode.ts';
import type { Kind } from '../decoding/kinds.ts';
import { isObject } from './json.ts';
import type { PactInteraction } from './pact.ts';
import { committedInteractions } from './pact-file.ts';

/** The places of a value that a kind does not read. */
function unreadPlaces(kind: Kind, value: unknown, place: string): string[] {
  if (value === null) return [];
  switch (kind.kind) {
    case 'entity':
      return Object.entries(isObject(value) ? value : {}).flatMap(([name, inner]) => {
        const field = kind.fields[name];
        return field ? unreadPlaces(field.kind, inner, `${place}.${name}`) : [`${place}.${name}`];
      });
    case 'list':
    case 'dictionary': {
      const rows = Object.values(value as object);
      return rows.flatMap((row) => unreadPlaces(kind.each.kind, row, `${place}[*]`));
    }
    case 'either': {
      const fitting = kind.kinds.find((one) => decode(one, value) !== undefined);
      return fitting ? unreadPlaces(fitting, value, place) : [place];
    }
    default:
      return decode(kind, value) === undefined ? [place] : [];
  }
}

function decoderOf({ request, response }: PactInteraction): Kind | undefined {
  const endpoint = endpointOf(request.method, request.path);
  if (!endpoint) return undefined;
  const decoders: ResponseDecoders = responseDecoders[endpoint];
  return response.status < 400 ? decoders.success : decoders.error;
}

const withBody = committedInteractions().filter(({ response }) => response.body !== undefined);

describe('an interaction of the pact', () => {
  it.each(withBody.map((one) => [one.description, one] as const))(
    'demands nothing that no decoder reads: %s',
    (_, interaction) => {
      const kind = decoderOf(interaction);
      expect(kind).toBeDefined();
      if (kind) expect(unreadPlaces(kind, interaction.response.body?.content, '$')).toEqual([]);
    },
  );

  it.each(withBody.map((one) => [one.description, one] as const))(
    'demands all that its decoder needs: %s',
    (_, interaction) => {
      const kind = decoderOf(interaction);
      if (kind) expect(decode(kind, interaction.response.body?.content)).toBeDefined();
    },
  );
});
