import type { Locator, Page } from '@playwright/test';
import { waysTo } from '../player/places.ts';
import type { Entry, Step, TabAction, Target } from '../run/step.ts';

/** A control that does not come up is one that the step does not apply to. */
const timeout = 10_000;

const roles = {
  button: 'button',
  link: 'link',
  textbox: 'textbox',
  checkbox: 'checkbox',
  radio: 'radio',
  select: 'combobox',
  summary: 'group',
} as const satisfies Record<Target['role'], string>;

function find(page: Page, { role, name, nth = 0 }: Target): Locator {
  if (role === 'summary') return page.locator('summary', { hasText: name }).nth(nth);
  if (role === 'textbox') return page.getByLabel(name, { exact: true }).nth(nth);
  return page.getByRole(roles[role], { name, exact: true }).nth(nth);
}

const press = (page: Page, target: Target): Promise<void> => find(page, target).click({ timeout });
const button = (name: string): Target => ({ role: 'button', name });

async function signIn(
  page: Page,
  { mobile, secret }: { mobile: string; secret: string },
): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Mobile number').fill(mobile, { timeout });
  const fields = page.locator('form input:not([type="checkbox"])');
  await fields.nth(1).click({ timeout });
  await page.keyboard.type(secret);
  await press(page, button('Login'));
  await page.waitForURL('**/home', { timeout });
}

async function open(page: Page, { market, tile }: { market: string; tile: string }): Promise<void> {
  if (!page.url().endsWith('/betting-options')) {
    await page.goto('/home');
    const card = page.getByRole('listitem').filter({ hasText: market }).first();
    await card.getByRole('button', { name: 'Place Bet' }).click({ timeout });
  }
  await press(page, button(tile));
}

async function fill(page: Page, { texts, ticks, session, keys }: Entry): Promise<void> {
  if (session) await page.getByLabel('Type').selectOption({ label: session }, { timeout });
  for (const name of ticks) await page.getByLabel(name, { exact: true }).click({ timeout });
  for (const [label, text] of Object.entries(texts)) {
    await page.getByLabel(label, { exact: true }).fill(text, { timeout });
  }
  for (const key of keys) await press(page, button(key));
  if (keys.length === 0) await press(page, button('Add Bid'));
}

/** Goes to a screen by what the app offers, from home if this screen does not offer it. */
async function goTo(page: Page, path: string): Promise<void> {
  const targets = (waysTo[path] ?? []).map(([role, name]): Target => ({ role, name }));
  const [first] = targets;
  if (!first) return void (await page.goto(path));
  if (!(await find(page, first).isVisible())) await page.goto('/home');
  for (const target of targets) await press(page, target);
}

/** Does in a real browser what a step did in a run. */
export async function actInBrowser(
  page: Page,
  action: Exclude<TabAction, { do: 'close' }>,
): Promise<void> {
  switch (action.do) {
    case 'press':
      return press(page, action.target);
    case 'type':
      return find(page, action.target).fill(action.text, { timeout });
    case 'choose':
      await find(page, action.target).selectOption({ label: action.option }, { timeout });
      return;
    case 'sign in':
      return signIn(page, action);
    case 'open':
      return open(page, action);
    case 'fill':
      return fill(page, action.entry);
    case 'submit':
      if ((await page.locator('dialog[open]').count()) === 0) await press(page, button('Continue'));
      return press(page, button('Submit'));
    case 'sign out':
      await press(page, button('Menu'));
      return press(page, button('Logout'));
    case 'go to':
      return goTo(page, action.path);
    case 'visit':
      await page.goto(action.path);
      return;
    case 'back':
      await page.goBack();
      return;
    case 'forward':
      await page.goForward();
      return;
    case 'reload':
      await page.reload();
  }
}

/** Whether a step is one of a tab that stays open. */
export const isTabAction = (
  step: Step,
): step is Exclude<TabAction, { do: 'close' }> & { readonly tab: string } =>
  'tab' in step && step.do !== 'new tab' && step.do !== 'close' && step.do !== 'fault';
