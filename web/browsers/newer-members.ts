import { compat, lackedBy, membersOf } from './support.ts';

const builtins = membersOf(compat.javascript.builtins ?? {});
/** Builtins and interfaces of the page by name, with their members. */
const interfaces = [...builtins, ...membersOf(compat.api)];

/** Static and instance members of globals that an oldest promised browser lacks. */
export const newerMembers: readonly { readonly of: string; readonly name: string }[] =
  interfaces.flatMap(([of, members]) =>
    membersOf(members)
      .filter(([, member]) => lackedBy(member).length > 0)
      // Static members of interfaces are listed as `any_static`.
      .map(([name]) => ({ of, name: name.replace(/_static$/, '') })),
  );

/** Globals that an oldest promised browser lacks as a whole. */
export const newerGlobals: ReadonlySet<string> = new Set(
  interfaces.filter(([, each]) => lackedBy(each).length > 0).map(([name]) => name),
);

const supportedNames = new Set(
  interfaces.flatMap(([, members]) =>
    membersOf(members)
      .filter(([, member]) => lackedBy(member).length === 0)
      .map(([name]) => name),
  ),
);

/** Names that only builtins of newer browsers have, e.g. `toReversed`: an older one lacks them on any object. */
export const newerNames: ReadonlySet<string> = new Set(
  builtins
    .flatMap(([, members]) => membersOf(members))
    .filter(([name, member]) => lackedBy(member).length > 0 && !supportedNames.has(name))
    .map(([name]) => name),
);

/** `Interface.member` of newer browsers. */
export const newerStatics: ReadonlySet<string> = new Set(
  newerMembers.map(({ of, name }) => `${of}.${name}`),
);
