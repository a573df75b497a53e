import { endpointOf, endpointTitle } from '../api/endpoints.ts';
import { type ResponseDecoders, responseDecoders } from '../decoders/responses.ts';
import type { Kind } from '../decoding/kinds.ts';
import { isObject, listOf } from '../pact/json.ts';
import {
  type ContractDocument,
  type DocumentPart,
  joinedShapes,
  type Shape,
  type Shapes,
} from './shape.ts';

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

/** What a kind reads within a member. */
function innerKind(kind: Kind | undefined, name: string): { kind: Kind | undefined; step: string } {
  if (kind?.kind === 'dictionary') return { kind: kind.each.kind, step: '.*' };
  if (kind?.kind === 'entity') return { kind: kind.fields[name]?.kind, step: `.${name}` };
  if (kind?.kind === 'either') {
    const found = kind.kinds.map((one) => innerKind(one, name)).find((one) => one.kind);
    return found ?? { kind: undefined, step: `.${name}` };
  }
  return { kind: undefined, step: `.${name}` };
}

const rowKind = (kind: Kind | undefined): Kind | undefined => {
  if (kind?.kind === 'list') return kind.each.kind;
  return kind?.kind === 'either' ? kind.kinds.map(rowKind).find(Boolean) : undefined;
};

/** The shapes of an example: each place that it has is required. */
function shapesOf(value: unknown, place: string, kind: Kind | undefined): Shapes {
  const own: Shapes = new Map<string, Shape>([
    [place, { types: new Set([typeOf(value)]), required: true }],
  ]);
  if (Array.isArray(value)) {
    const rows = value.map((row) => shapesOf(row, `${place}[*]`, rowKind(kind)));
    return new Map([...own, ...joinedShapes(rows)]);
  }
  if (!isObject(value)) return own;
  const members = Object.entries(value).map(([name, inner]) => {
    const { kind: within, step } = innerKind(kind, name);
    return shapesOf(inner, `${place}${step}`, within);
  });
  return new Map([...own, ...members.flatMap((shapes) => [...shapes])]);
}

interface Example {
  call: string;
  part: string;
  shapes: Shapes;
}

const contentOf = (body: unknown): unknown =>
  isObject(body) && 'content' in body ? body.content : body;

function examplesOf(interaction: Readonly<Record<string, unknown>>): Example[] {
  const { request, response } = interaction;
  if (!isObject(request) || !isObject(response)) return [];
  const name = endpointOf(String(request.method).toUpperCase(), String(request.path));
  const call = name ? endpointTitle(name) : `${String(request.method)} ${String(request.path)}`;
  const status = Number(response.status);
  const decoders: ResponseDecoders | undefined = name && responseDecoders[name];
  const body = contentOf(response.body);
  const kind = status < 400 ? decoders?.success : decoders?.error;
  const shapes = body === undefined ? new Map() : shapesOf(body, '$', kind);
  return [{ call, part: status < 400 ? 'success' : String(status), shapes }];
}

/** Reads a pact file of any version. */
export function readPact(document: Readonly<Record<string, unknown>>): ContractDocument {
  const interactions = listOf(document.interactions).filter(isObject);
  const examples = interactions.flatMap(examplesOf);
  const keys = [...new Set(examples.map(({ call, part }) => `${part} ${call}`))];
  const parts = keys.map((key): DocumentPart => {
    const same = examples.filter(({ call, part }) => `${part} ${call}` === key);
    const { call = '', part = '' } = same[0] ?? {};
    return { call, part, shapes: joinedShapes(same.map(({ shapes }) => shapes)) };
  });
  const described = interactions.map((one) => {
    const [first] = examplesOf(one);
    return [String(one.description), first?.call ?? ''] as const;
  });
  return { kind: 'pact', parts, interactions: new Map(described), lines: [] };
}
