import type { WorldDefaults } from './worlds/worlds.ts';

/** What the mock is built from. */
export interface AppOptions extends WorldDefaults {
  /** The key that tokens are signed with. */
  secret: string;
  /** Who may use /__mock: this machine, anyone, nobody. */
  control: 'loopback' | 'any' | 'off';
}
