import type { Transformer } from '../host.ts';
import type { Tried } from '../score/run-kit.ts';

/** What a host may do, by name; `docs/what-a-host-may-do.md` has a sentence for each. */
export type Liberties = Readonly<Record<string, Transformer | Tried>>;
