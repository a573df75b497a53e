import { parseAst } from 'vite';

/** A node of a syntax tree (ESTree). */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface Identifier extends Node {
  readonly name?: string;
}
interface Call extends Node {
  readonly callee: Identifier;
  readonly arguments: readonly (Node & { readonly value?: unknown })[];
}
interface Member extends Node {
  readonly object: Identifier;
  readonly property: Identifier;
}
interface Assignment extends Node {
  readonly left: Node;
}
interface Statement extends Node {
  readonly expression: Node;
}
interface Variables extends Node {
  readonly declarations: readonly { readonly id: Identifier; readonly init: Node | null }[];
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesOf(item);
  else if (isNode(value)) {
    yield value;
    for (const member of Object.values(value)) {
      if (typeof member === 'object') yield* nodesOf(member);
    }
  }
}

/** All nodes of a JavaScript file, an outer one before those in it. */
export const nodesIn = (code: string): Node[] => [...nodesOf(parseAst(code))];

/** The statements of a file that stand in no other. */
export const statementsOf = (code: string): readonly Node[] => parseAst(code).body;

export const isStatement = (node: Node): node is Statement => node.type === 'ExpressionStatement';
export const isAssignment = (node: Node): node is Assignment =>
  node.type === 'AssignmentExpression';
export const isVariables = (node: Node): node is Variables => node.type === 'VariableDeclaration';

/** Whether the node calls a function whose name matches. */
export const isCallOf = (node: Node | null, name: RegExp): node is Call =>
  node?.type === 'CallExpression' && name.test((node as Call).callee.name ?? '');

/** Whether the node is a member of the object of that name. */
export const isMemberOf = (node: Node, name: string): node is Member =>
  node.type === 'MemberExpression' && (node as Member).object.name === name;

/** A piece of a text, from `start` to before `end`, and what stands there instead. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly instead: string;
}

/** The text with pieces of it replaced, which do not overlap. */
export const edited = (text: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce(
      (rest, { start, end, instead }) => rest.slice(0, start) + instead + rest.slice(end),
      text,
    );
