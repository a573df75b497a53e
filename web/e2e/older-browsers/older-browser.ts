import type { Page } from '@playwright/test';
import { newerGlobals, newerMembers } from '../../browsers/newer-members.ts';

type Removed = { readonly members: typeof newerMembers; readonly globals: readonly string[] };

/** Runs in the page, before its own scripts: takes away what an older browser lacks. */
function takeAway({ members, globals }: Removed): void {
  const page: Record<string, unknown> = Object.fromEntries(
    Object.getOwnPropertyNames(window).map((name) => [name, Reflect.get(window, name)]),
  );
  const remove = (owner: unknown, name: string) => {
    if ((typeof owner === 'object' && owner !== null) || typeof owner === 'function') {
      Reflect.deleteProperty(owner, name);
    }
  };
  for (const { of, name } of members) {
    const owner = page[of];
    remove(owner, name);
    if (typeof owner === 'function') remove(owner.prototype, name);
  }
  for (const name of globals) remove(window, name);
}

/**
 * Takes away from every page what one of the oldest promised browsers lacks: builtins, interfaces
 * and their members, by MDN's compatibility data.
 */
export async function makeOlder(page: Page): Promise<void> {
  await page.addInitScript(takeAway, { members: newerMembers, globals: [...newerGlobals] });
}
