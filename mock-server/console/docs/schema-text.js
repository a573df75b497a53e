/** Deeper schemas are named only. */
const maxDepth = 4;

const nameOf = (reference) => reference.split('/').at(-1);

function rangeOf({ minimum, maximum, pattern }) {
  if (pattern !== undefined) return ` /${pattern}/`;
  if (minimum === undefined && maximum === undefined) return '';
  return ` ${minimum ?? '…'} to ${maximum ?? '…'}`;
}

function objectText({ properties = {}, required = [], additionalProperties }, context) {
  const inner = { ...context, indent: `${context.indent}  `, depth: context.depth + 1 };
  const lines = Object.entries(properties).map(
    ([name, schema]) =>
      `${inner.indent}${name}${required.includes(name) ? '' : '?'}: ${schemaText(schema, inner)}`,
  );
  if (typeof additionalProperties === 'object')
    lines.push(`${inner.indent}[name]: ${schemaText(additionalProperties, inner)}`);
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${context.indent}}`;
}

/** A schema as text in the manner of a type; `components` are the schemas of its document. */
export function schemaText(schema, { components, indent = '', depth = 0 }) {
  const context = { components, indent, depth };
  if (schema === undefined) return 'anything';
  const { $ref: reference, anyOf, oneOf, type } = schema;
  if (reference !== undefined) {
    const resolved = components[nameOf(reference)];
    return depth >= maxDepth || !resolved ? nameOf(reference) : schemaText(resolved, context);
  }
  const choices = anyOf ?? oneOf;
  if (choices) return choices.map((choice) => schemaText(choice, context)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (type === 'array') return `${schemaText(schema.items, context)}[]`;
  if (type === 'object' || schema.properties) {
    return depth >= maxDepth ? 'object' : objectText(schema, context);
  }
  return `${type ?? 'anything'}${rangeOf(schema)}`;
}
