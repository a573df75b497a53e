import { describe, expect, it } from 'vitest';
import { endpointOf, readsOf } from '../api/endpoints.ts';
import { type JsonSchema, membersSchemaOf, schemaOf, variantsOf } from '../reading/json-schema.ts';
import { read } from '../reading/read.ts';
import { isObject } from './json.ts';
import type { PactInteraction } from './pact.ts';
import { committedInteractions } from './pact-file.ts';

const isRead = (schema: JsonSchema, value: unknown): boolean =>
  read(schema, value).value !== undefined;

/** The places of a value that a declaration does not read. */
function unreadPlaces(schema: JsonSchema, value: unknown, place: string): string[] {
  if (value === null) return [];
  if (!isRead(schema, value)) return [place];
  const { anyOf, properties, items } = schema;
  if (anyOf && schema['x-read'] !== 'message') {
    const fitting = variantsOf(schema).find((one) => isRead(one, value));
    return fitting ? unreadPlaces(fitting, value, place) : [place];
  }
  const each = membersSchemaOf(schema) ?? items;
  if (each && isObject(value) === !items) {
    const rows = Object.values(value as object);
    return rows.flatMap((row) => unreadPlaces(each, row, `${place}[*]`));
  }
  if (!properties || !isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = properties[name];
    return field ? unreadPlaces(field, inner, `${place}.${name}`) : [`${place}.${name}`];
  });
}

function declarationOf({ request, response }: PactInteraction): JsonSchema | undefined {
  const endpoint = endpointOf(request.method, request.path);
  if (!endpoint) return undefined;
  const { success, error } = readsOf(endpoint);
  const declaration = response.status < 400 ? success : error;
  return declaration && schemaOf(declaration);
}

const withBody = committedInteractions().filter(({ response }) => response.body !== undefined);

describe('an interaction of the pact', () => {
  it.each(withBody.map((one) => [one.description, one] as const))(
    'demands nothing that no declaration has: %s',
    (_, interaction) => {
      const schema = declarationOf(interaction);
      expect(schema).toBeDefined();
      if (schema) expect(unreadPlaces(schema, interaction.response.body?.content, '$')).toEqual([]);
    },
  );

  it.each(withBody.map((one) => [one.description, one] as const))(
    'demands all that the client needs: %s',
    (_, interaction) => {
      const schema = declarationOf(interaction);
      if (schema) expect(read(schema, interaction.response.body?.content).value).toBeDefined();
    },
  );
});
