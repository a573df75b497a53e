import type { Change } from './change.ts';
import { compareParts, isClientCall } from './compare-shapes.ts';
import { DocumentError } from './read-document.ts';
import type { ContractDocument, DocumentLine, DocumentPart } from './shape.ts';

const keyOf = ({ call, part }: DocumentPart): string => `${part} ${call}`;
const calls = ({ parts }: ContractDocument): Set<string> => new Set(parts.map(({ call }) => call));

function compareCalls(old: ContractDocument, next: ContractDocument): Change[] {
  const [before, after] = [calls(old), calls(next)];
  const gone = [...before].filter((call) => !after.has(call));
  const fresh = [...after].filter((call) => !before.has(call));
  return [
    ...gone.map((call): Change => {
      const breaking = isClientCall(call);
      const effect = breaking ? 'an error instead of what was asked for' : undefined;
      return { kind: 'removed', call, part: 'request', text: 'the call is gone', breaking, effect };
    }),
    ...fresh.map(
      (call): Change => ({
        kind: 'added',
        call,
        part: 'request',
        text: 'the call is new',
        breaking: false,
        effect: undefined,
      }),
    ),
  ];
}

function compareResponses(old: ContractDocument, next: ContractDocument): Change[] {
  const after = new Map(next.parts.map((part) => [keyOf(part), part]));
  const before = new Map(old.parts.map((part) => [keyOf(part), part]));
  const [here, there] = [calls(old), calls(next)];
  const changed = old.parts.flatMap((part): Change[] => {
    const other = after.get(keyOf(part));
    if (other) return compareParts(part, other);
    if (!there.has(part.call)) return [];
    const breaking = part.part === 'success' && isClientCall(part.call);
    const text = `the response of ${part.part} is gone`;
    const effect = breaking ? 'an error instead of what was asked for' : undefined;
    return [{ kind: 'removed', call: part.call, part: part.part, text, breaking, effect }];
  });
  const fresh = next.parts.filter((part) => !before.has(keyOf(part)) && here.has(part.call));
  return [
    ...changed,
    ...fresh.map(
      ({ call, part }): Change => ({
        kind: 'added',
        call,
        part,
        text: `the response of ${part} is new`,
        breaking: false,
        effect: undefined,
      }),
    ),
  ];
}

function compareInteractions(old: ContractDocument, next: ContractDocument): Change[] {
  const one = (kind: 'removed' | 'added', call: string, description: string): Change => ({
    kind,
    call,
    part: 'interaction',
    text: description,
    breaking: false,
    effect: undefined,
  });
  return [
    ...[...old.interactions]
      .filter(([description]) => !next.interactions.has(description))
      .map(([description, call]) => one('removed', call, description)),
    ...[...next.interactions]
      .filter(([description]) => !old.interactions.has(description))
      .map(([description, call]) => one('added', call, description)),
  ];
}

const effectIn = (reason: string): string | undefined =>
  /the player (?:sees )?(.+)$/.exec(reason)?.[1];

function compareLines(old: readonly DocumentLine[], next: readonly DocumentLine[]): Change[] {
  const key = ({ call, description }: DocumentLine) => `${call} ${description}`;
  const before = new Map(old.map((line) => [key(line), line]));
  const after = new Set(next.map(key));
  const changed = next.flatMap((line): Change[] => {
    const was = before.get(key(line));
    const { call, description, outcome, reasons } = line;
    if (was?.outcome === outcome) return [];
    const breaking = outcome === 'failed' && was?.outcome !== 'failed';
    const [reason = ''] = reasons;
    const text = `${description}: ${outcome}, before ${was?.outcome ?? 'not there'}${reason && ` (${reason})`}`;
    return [
      {
        kind: was ? 'changed' : 'added',
        call,
        part: 'host',
        text,
        breaking,
        effect: breaking ? effectIn(reason) : undefined,
      },
    ];
  });
  const gone = old.filter((line) => !after.has(key(line)));
  return [
    ...changed,
    ...gone.map(
      ({ call, description }): Change => ({
        kind: 'removed',
        call,
        part: 'host',
        text: `${description}: not there any more`,
        breaking: false,
        effect: undefined,
      }),
    ),
  ];
}

/** Compares two documents of the same kind. Throws DocumentError for two that are not. */
export function compareDocuments(old: ContractDocument, next: ContractDocument): Change[] {
  if (old.kind !== next.kind)
    throw new DocumentError(
      `Two files of the same kind can be compared, not the ${old.kind} and the ${next.kind}.`,
    );
  return [
    ...compareCalls(old, next),
    ...compareResponses(old, next),
    ...compareInteractions(old, next),
    ...compareLines(old.lines, next.lines),
  ];
}
