import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from './fixtures.ts';
import { limited } from './tab.ts';

const screens = [
  'home',
  'betting-options',
  'jodi-digits',
  'bid-history',
  'win-history',
  'passbook',
  'chart',
  'market-result-history',
  'game-rates',
  'wallet',
  'chat',
  'change-password',
];

test(
  'twelve screens are photographed',
  { tag: '@pictures' },
  async ({ player, signIn, program }, info) => {
    const folder = join(import.meta.dirname, '../../.local/pictures', program.name);
    mkdirSync(folder, { recursive: true });
    await signIn();
    for (const screen of screens) {
      if (screen === 'betting-options') await player.press('Place Bet', 'Kalyan Matka');
      else if (screen === 'jodi-digits') await player.press('Jodi Digits');
      else await player.open(`/${screen}`);
      await player.isAt(`/${screen}`);
      await player.sees('text', /./);
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
