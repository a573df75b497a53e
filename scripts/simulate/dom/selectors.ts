/** What selectors look at. */
export interface Selectable {
  readonly localName: string;
  readonly getAttribute: (name: string) => string | null;
  readonly parentElement: Selectable | null;
}

type Test = (element: Selectable) => boolean;

/** One compound of a selector, and how it joins the one before it. */
interface Part {
  readonly test: Test;
  readonly isChild: boolean;
}

const token =
  /^(?:(\*|[a-z][\w-]*)|#([\w-]+)|\.([\w-]+)|\[([\w-]+)(?:([~^$*]?)=(?:"([^"]*)"|'([^']*)'|([\w-]+)))?\])/i;

const comparisons: Readonly<Record<string, (value: string, wanted: string) => boolean>> = {
  '': (value, wanted) => value === wanted,
  '~': (value, wanted) => value.split(/\s+/).includes(wanted),
  '^': (value, wanted) => value.startsWith(wanted),
  $: (value, wanted) => value.endsWith(wanted),
  '*': (value, wanted) => value.includes(wanted),
};

function readTest(match: RegExpExecArray): Test {
  const [, tag, id, name, attribute = '', operator, double, single, bare] = match;
  if (tag !== undefined) return ({ localName }) => tag === '*' || localName === tag;
  if (id !== undefined) return (element) => element.getAttribute('id') === id;
  if (name !== undefined) {
    return (element) => (element.getAttribute('class') ?? '').split(/\s+/).includes(name);
  }
  if (operator === undefined) return (element) => element.getAttribute(attribute) !== null;
  const wanted = double ?? single ?? bare ?? '';
  const compare = comparisons[operator] ?? (() => false);
  return (element) => {
    const value = element.getAttribute(attribute);
    return value !== null && compare(value, wanted);
  };
}

/** Reads one selector without commas. @throws Error for one that it does not know */
function readParts(selector: string): Part[] {
  const parts: Part[] = [];
  let rest = selector.trim();
  let isChild = false;
  while (rest !== '') {
    const tests: Test[] = [];
    for (let match = token.exec(rest); match; match = token.exec(rest)) {
      tests.push(readTest(match));
      rest = rest.slice(match[0].length);
    }
    const join = /^\s*(>?)\s*/.exec(rest);
    if (tests.length === 0 || (join?.[0] === '' && rest !== '')) {
      throw new Error(`The selector "${selector}" is not supported`);
    }
    parts.push({ test: (element) => tests.every((test) => test(element)), isChild });
    isChild = join?.[1] === '>';
    rest = rest.slice(join?.[0].length);
  }
  return parts;
}

function fits(parts: readonly Part[], at: number, element: Selectable): boolean {
  const part = parts[at];
  if (!part?.test(element)) return false;
  if (at === 0) return true;
  let { parentElement: parent } = element;
  if (part.isChild) return parent !== null && fits(parts, at - 1, parent);
  for (; parent; parent = parent.parentElement) if (fits(parts, at - 1, parent)) return true;
  return false;
}

const known = new Map<string, Test>();

/** Whether an element fits a selector of tags, ids, classes, attributes and their combinations. */
export function selectorTest(selector: string): Test {
  const found = known.get(selector);
  if (found) return found;
  const all = selector.split(/,(?![^[]*\])/).map(readParts);
  const test: Test = (element) => all.some((parts) => fits(parts, parts.length - 1, element));
  known.set(selector, test);
  return test;
}
