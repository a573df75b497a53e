import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { limited } from './tab.ts';

const screens = {
  home: /^Closes next$/,
  'betting-options': /^Single Digit$/,
  'jodi-digits': /^No bids added yet$/,
  'bid-history': /^PENDING$/,
  'win-history': /^Congratulations for winning$/,
  passbook: /^1 \/ \d+$/,
  chart: /^Date range$/,
  'market-result-history': /^Sridevi$/,
  'game-rates': /^Triple Pana$/,
  wallet: /^Wallet Balance$/,
  chat: /^Can I cancel a bid\?$/,
  'change-password': /^Both passwords match$/,
};

/** The number of animations that will end. Runs in the page. */
const moving = `document.getAnimations().filter(({ playState, effect }) =>
  playState === 'running' && effect.getComputedTiming().endTime < Infinity).length`;

test(
  'each browser takes a picture of twelve screens',
  { tag: '@pictures' },
  async ({ player, signIn, program }, info) => {
    const folder = join(import.meta.dirname, '../../.local/pictures', program.name);
    mkdirSync(folder, { recursive: true });
    await signIn();
    for (const [screen, content] of Object.entries(screens)) {
      if (screen === 'betting-options') await player.press('Place Bet', 'Kalyan Matka');
      else if (screen === 'jodi-digits') await player.press('Jodi Digits');
      else await player.open(`/${screen}`);
      await player.isAt(`/${screen}`);
      await player.sees('text', content);
      await expect.poll(() => player.tab.evaluate(moving)).toBe(0);
      const picture = limited(`photograph ${screen}`, player.tab.screenshot());
      // WebKit's driver hangs on a few screens.
      await picture.then(
        (png) => void writeFileSync(join(folder, `${screen}.png`), png),
        ({ message }: Error) =>
          void info.annotations.push({ type: 'not photographed', description: message }),
      );
    }
  },
);
