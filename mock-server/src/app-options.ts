import type { Origins } from './http/cors.ts';
import type { WorldDefaults } from './worlds/worlds.ts';

/** What the mock is built from. */
export interface AppOptions extends WorldDefaults {
  /** The key that tokens are signed with; undefined is one made at the first start, see signing-key.ts. */
  secret?: string | undefined;
  /** Whose pages may read the answers of the API; those of this machine when absent. */
  origins?: Origins;
  /** Who may use /__mock: this machine, anyone, nobody. */
  control: 'loopback' | 'any' | 'off';
  /** Host names, in lower case, that /__mock may be called by and from besides those of this machine. */
  controlHosts?: readonly string[];
  /** The address of the web app that plays against it, for the console. */
  web?: string | undefined;
}
