import { expect } from '@playwright/test';
import type { BidForm } from '../src/features/bids/played-case.ts';
import { rowsOf } from '../src/testing/played-cases.ts';
import { locate, type Wanted } from './locate.ts';
import { limited, type Tab, type Target } from './tab.ts';

const wanted = ({ role, name, item = '' }: Target): Wanted => {
  const { source, flags } =
    typeof name === 'string'
      ? new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`)
      : name;
  return { role, pattern: [source, flags], item };
};

/** The call of a function as an expression for a page. */
const call = <Args extends unknown[]>(task: (...args: Args) => unknown, args: Args): string =>
  `(${task})(${args.map((one) => JSON.stringify(one)).join(', ')})`;

function readText(element: HTMLElement | undefined): string | null {
  if (!element) return null;
  if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement)
    return element.value;
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** Away from the bars at the edges, which would catch the click. */
function bringIntoView(element: HTMLElement | undefined): void {
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Sets a field as the browser's own menu or calendar does. */
function setValue(field: HTMLElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** A player acts and looks in a tab. Every step waits until it can be done, and names itself where it fails. */
export class Player implements BidForm {
  readonly tab: Tab;
  readonly origin: string;

  constructor(tab: Tab, origin: string) {
    this.tab = tab;
    this.origin = origin;
  }

  open(path: string): Promise<void> {
    return limited(`open ${path}`, this.tab.goto(`${this.origin}${path}`));
  }

  /** Runs a function in the page, which must be self-contained. Arguments and result are JSON. */
  private run<Args extends unknown[], Result>(
    step: string,
    task: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    return limited(step, this.tab.evaluate(call(task, args)));
  }

  /** The text or value of an element; null if it is not there. */
  private textOf(target: Target): Promise<string | null> {
    const step = `read ${target.role} "${target.name}"`;
    const read = `(${readText})(${call(locate, [wanted(target)])})`;
    return limited(step, this.tab.evaluate(read));
  }

  async sees(
    role: Target['role'],
    name: Target['name'],
    text: string | RegExp = '',
  ): Promise<void> {
    const read = async () => (await this.textOf({ role, name })) ?? '(not there)';
    const seen = expect.poll(read, { message: `${role} "${name}"`, timeout: 30_000 });
    if (text === '') await seen.not.toBe('(not there)');
    else await (typeof text === 'string' ? seen.toContain(text) : seen.toMatch(text));
  }

  async sawGone(role: Target['role'], name: Target['name']): Promise<void> {
    await expect.poll(() => this.textOf({ role, name }), { timeout: 30_000 }).toBeNull();
  }

  /** Address and text of the page, for the report of a failure. */
  seenText(): Promise<string> {
    return this.run('read the page', () => `${location.href}\n${document.body.innerText}`);
  }

  colourScheme(): Promise<string> {
    return this.run(
      'read the colour scheme',
      () => getComputedStyle(document.documentElement).colorScheme,
    );
  }

  /** Waits until the worker opens the app, also without a network. */
  async isStored(): Promise<void> {
    const serves = () =>
      this.run('look for the worker', () => !!navigator.serviceWorker.controller);
    await expect.poll(serves, { timeout: 30_000 }).toBe(true);
  }

  async isAt(path: string): Promise<void> {
    const at = () => this.run('read the address', () => location.pathname);
    await expect.poll(at, { timeout: 30_000 }).toBe(path);
  }

  async click(role: Target['role'], name: Target['name'], item = ''): Promise<void> {
    const target = { role, name, item };
    const read = () => this.textOf(target);
    await expect.poll(read, { message: `${role} "${name}"`, timeout: 30_000 }).not.toBeNull();
    const element = call(locate, [wanted(target)]);
    const step = `click ${role} "${name}"`;
    await limited(step, this.tab.evaluate(`(${bringIntoView})(${element})`));
    await limited(step, this.tab.click(element));
  }

  press(name: string | RegExp, item = ''): Promise<void> {
    return this.click('button', name, item);
  }

  type(text: string): Promise<void> {
    return limited(`type "${text}"`, this.tab.type(text));
  }

  /** Replaces the text of a field by typing. */
  async fill(label: string, text: string): Promise<void> {
    await this.click('field', label);
    await this.run(`empty ${label}`, () => {
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
    });
    await this.type(text);
  }

  /** Sets a list or a native date field, as a tap in the browser's own menu or calendar does. */
  async select(label: string | RegExp, value: string): Promise<void> {
    await this.sees('field', label);
    const field = call(locate, [wanted({ role: 'field', name: label })]);
    const set = `(${setValue})(${field}, ${JSON.stringify(value)})`;
    await limited(`set ${label}`, this.tab.evaluate(set));
  }

  choose(type: 'Open' | 'Close'): Promise<void> {
    return this.select('Type', type.toLowerCase());
  }

  points(points: string): Promise<void> {
    return this.fill('Enter Points', points);
  }

  async tick(box: string): Promise<void> {
    await this.click('checkbox', box);
  }

  tap(digit: string): Promise<void> {
    return this.press(digit);
  }

  async add(numbers: Readonly<Record<string, string>>, points: string): Promise<void> {
    for (const [label, text] of Object.entries(numbers)) await this.fill(label, text);
    await this.points(points);
    await this.press('Add Bid');
  }

  enter(text: string): Promise<void> {
    return this.type(`${text}\n`);
  }

  async isReadyForNext(label: string): Promise<void> {
    await expect.poll(() => this.textOf({ role: 'field', name: label })).toBe('');
  }

  async hasRows(rows: readonly string[]): Promise<void> {
    const shown = () =>
      this.run('read the table of bids', () =>
        [...document.querySelectorAll<HTMLElement>('main tbody tr')].map((row) =>
          row.innerText.replace(/\s+/g, ' ').trim(),
        ),
      );
    await expect.poll(shown, { timeout: 30_000 }).toEqual(rowsOf(rows));
  }

  async hasTotals(bids: number, points: number): Promise<void> {
    const shown = () =>
      this.run('read the totals', () =>
        [...document.querySelectorAll('footer dd')].map(({ textContent }) => textContent),
      );
    await expect.poll(shown, { timeout: 30_000 }).toEqual([String(bids), String(points)]);
  }
}
