import type { Plugin, Rolldown } from 'vite';
import { isAppBuild } from './app-build.ts';
import { homeScreen, loginScreen } from './first-screens.ts';

/** The first line of a file whose functions are compiled when it is loaded. Browsers without this take it for a comment. */
const hint = '//# allFunctionsCalledOnLoad';

/** The modules of the first load: the entries, the sources that end in these, and all that they import statically. */
function firstModules(context: Rolldown.PluginContext, sources: readonly string[]): Set<string> {
  const found = new Set<string>();
  const add = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) add(next);
  };
  for (const id of context.getModuleIds()) {
    const isFirst = sources.some((source) => id.endsWith(`/${source}`));
    if (isFirst || context.getModuleInfo(id)?.isEntry) add(id);
  }
  return found;
}

/**
 * Has the functions of the files beyond the first load compiled as they are loaded in advance, while the browser is
 * idle, and not one by one in the tap that opens their screen: Chromium reads a hint from version 136 on. The first load,
 * that of the entry and of the `first` sources, would wait for the compiling of what it does not run yet.
 */
export function compileHintPlugin(
  apply: Plugin['apply'] = isAppBuild,
  first: readonly string[] = [loginScreen, homeScreen].flatMap(({ sources }) => sources),
): Plugin {
  let modules = new Set<string>();
  return {
    name: 'matka-compile-hint',
    apply,
    buildEnd() {
      modules = firstModules(this, first);
    },
    // Before the minifier the comment would be lost.
    outputOptions: (options) => ({
      ...options,
      postBanner: ({ moduleIds }) => (moduleIds.some((id) => modules.has(id)) ? '' : hint),
    }),
  };
}
