import { paths } from '@matka/web/src/lib/paths';
import type { Page } from '@playwright/test';
import type { Say } from './say.ts';

/** One screenshot: its file name, its route and how the screen is prepared. */
export interface Shot {
  name: string;
  path: string;
  /** Seen by a visitor instead of a player. */
  visitor?: true;
  /** Name of the bet type in the navigation state, for bid screens. */
  betType?: string;
  /** The screen needs a market in the navigation state. */
  market?: true;
  prepare?: (page: Page, say: Say) => Promise<void>;
}

async function addBids(page: Page, say: Say): Promise<void> {
  const boxes = page.getByRole('main').locator('input[inputmode]');
  for (const [pana, points] of [
    ['128', '50'],
    ['237', '20'],
    ['480', '100'],
  ] as const) {
    await boxes.first().fill(pana);
    await boxes.last().fill(points);
    await page.getByRole('button', { name: say('Add Bid') }).click();
    await page.getByRole('rowheader', { name: pana }).waitFor();
  }
}

/** The screenshots of the documents, of the signed-in main player. */
export const documentShots: readonly Shot[] = [
  { name: 'home', path: paths.home },
  { name: 'bid-screen', path: '/single-pana', betType: 'Single Pana', prepare: addBids },
];

const open: readonly string[] = [paths.splash, paths.login, paths.register];

async function confirm(page: Page, say: Say): Promise<void> {
  await addBids(page, say);
  await page.getByRole('button', { name: say('Continue') }).click();
  await page.getByRole('dialog').waitFor();
}

async function addMany(page: Page, say: Say): Promise<void> {
  await page.getByRole('main').locator('input[inputmode]').fill('25');
  const keys = page.getByRole('group', { name: say('Digits') });
  for (const [digit, rows] of [
    ['7', 12],
    ['8', 24],
  ] as const) {
    await keys.getByRole('button', { name: digit }).click();
    await page
      .getByRole('rowheader')
      .nth(rows - 1)
      .waitFor();
  }
}

export const allShots: readonly Shot[] = [
  ...Object.values(paths).map((path): Shot => {
    const name = path.slice(1) || 'splash';
    return {
      name,
      path,
      ...(open.includes(path) && { visitor: true }),
      ...(path === paths.bettingOptions && { market: true }),
      // The languages come after the form.
      ...(path === paths.login && { prepare: (page) => page.getByRole('combobox').waitFor() }),
    };
  }),
  { ...documentShots[1], name: 'bid-screen', path: '/single-pana' },
  {
    name: 'limits',
    path: paths.wallet,
    prepare: async (page, say) => {
      await page.getByRole('button', { name: say('My limits') }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'results',
    path: paths.wallet,
    prepare: async (page, say) => {
      await page.getByRole('button', { name: say('My results') }).click();
      await page.getByRole('list', { name: say('Profit or loss by day') }).waitFor();
    },
  },
  {
    name: 'bet-guide',
    path: '/choice-pana',
    betType: 'Choice Pana',
    prepare: async (page, say) => {
      await page.getByRole('button', { name: say('What is this bet?') }).click();
      await page.getByRole('dialog').getByText(/90 %/).first().waitFor();
    },
  },
  {
    name: 'jodi-board',
    path: '/jodi-digits',
    betType: 'Jodi Digits',
    prepare: async (page, say) => {
      await page.getByRole('button', { name: say('Use the board of jodis') }).click();
      await page.getByRole('button', { name: /^50 / }).click();
      for (const jodi of ['05', '47', '48', '99'])
        await page.getByRole('button', { name: jodi, exact: true }).click();
    },
  },
  { name: 'confirmation', path: '/single-pana', betType: 'Single Pana', prepare: confirm },
  {
    name: 'many-bids',
    path: '/single-pana-bulk',
    betType: 'Single Pana Bulk',
    prepare: async (page, say) => {
      await addMany(page, say);
      const stepper = page.getByRole('button', { name: say('More points on each') });
      await stepper.evaluate((button) => button.scrollIntoView({ block: 'center' }));
    },
  },
  {
    name: 'many-bids-confirmation',
    path: '/single-pana-bulk',
    betType: 'Single Pana Bulk',
    prepare: async (page, say) => {
      await addMany(page, say);
      await page.getByRole('button', { name: say('Continue') }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'success',
    path: '/single-pana',
    betType: 'Single Pana',
    prepare: async (page, say) => {
      await confirm(page, say);
      await page.getByRole('button', { name: say('Submit') }).click();
      await page.getByRole('dialog', { name: say('Success!') }).waitFor();
    },
  },
  {
    name: 'drawer',
    path: paths.home,
    prepare: (page, say) => page.getByRole('button', { name: say('Menu') }).click(),
  },
];
