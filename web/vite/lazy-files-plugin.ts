import type { Plugin, Rolldown } from 'vite';
import { isAppBuild } from './app-build.ts';
import { fileOf, isChunk, loadedAtOnce, stableName } from './built-files.ts';
import { putEarly } from './early-tags.ts';
import { firstSources } from './first-screens.ts';

/** An import on demand in a chunk whose files have no final names yet. */
const importOnDemand = /\bimport\("\.\/([\w-]+)-!~\{[^}]+\}~\.js"\)/g;

/** Vite's own loader of imports on demand, which each of them calls with the files to load before. */
const viteLoader = '\0vite/preload-helper.js';

/** What loading a name takes, in this order: names of other files, file names of styles, then of code. */
type Rows = Record<string, string[]>;

/**
 * Gives the page `matkaFiles`: `begin(names)` requests the files of lazily loaded parts of the app, `add(rows)` takes
 * the rows of further parts and applies the styles requested so far, `load(name)` resolves with the module, once its
 * styles apply. A style that fails is requested again by the next call.
 */
const script = (rows: Rows, folder: string): string =>
  `<script>(function(rows){var requested={},begun=[],` +
  // Safari before 17 and Firefox before 115 can only preload.
  `how=document.createElement("link").relList.supports("modulepreload")?"modulepreload":"preload",` +
  `request=function(path,rel){return requested[rel+path]=requested[rel+path]||new Promise(function(done,fail){` +
  `var link=document.createElement("link");link.rel=rel;link.crossOrigin="";link.href=path;` +
  `if(rel=="preload")link.as=/css$/.test(path)?"style":"script";link.onload=done;` +
  `link.onerror=function(){link.remove();delete requested[rel+path];fail(new Error(path+" is missing"))};` +
  `document.head.append(link)})},` +
  `preload=function(paths,rel){paths.forEach(function(path){request(path,rel).catch(function(){})})},` +
  // Code and styles, each after what it imports.
  `filesOf=function(names){var seen=new Set;names.forEach(function add(name){` +
  `if(!seen.has(name)){seen.add(name);(rows[name]||[]).forEach(add)}});return[/js$/,/css$/].map(function(kind){` +
  `return Array.from(seen).filter(function(name){return!rows[name]&&kind.test(name)})` +
  `.map(function(name){return"${folder}"+name})})};` +
  `globalThis.matkaFiles={begin:function(names){var files=filesOf(names);begun=files[1];preload(files[0],how);` +
  `preload(begun,"preload")},` +
  // At the end of the page: a style of a screen comes after those of the page itself.
  `add:function(more){Object.assign(rows,more);preload(begun,"stylesheet")},` +
  `load:function(name){var files=filesOf([name]),own=files[0].at(-1);` +
  // The end of the page was lost on its way.
  `if(!rows[name])return Promise.reject(new Error(name+" is missing"));` +
  `preload(files[0],how);return Promise.all(files[1].map(function(path){return request(path,"stylesheet")}))` +
  `.then(function(){return own?import(own):{}})}}` +
  `})(${JSON.stringify(rows)})</script>`;

/** The rows of some names and of all that they load. */
function rowsFor(names: readonly string[], rows: Rows): Rows {
  const found: Rows = {};
  const add = (name: string): void => {
    const row = rows[name];
    if (!row || found[name]) return;
    found[name] = row;
    for (const other of row) add(other);
  };
  for (const name of names) add(name);
  return found;
}

const stylesOf = (chunk: Rolldown.OutputChunk) => [...(chunk.viteMetadata?.importedCss ?? [])];

/** The rows of all files that are loaded later. Throws an Error for two files of one name. */
function rowsOf(bundle: Rolldown.OutputBundle, onDemand: ReadonlySet<string>): Rows {
  const codes = Object.values(bundle).filter(isChunk);
  const first = [...loadedAtOnce(codes)];
  const atOnce = new Set(first.flatMap((code) => [code.fileName, ...stylesOf(code)]));
  const rows: Rows = {};
  for (const chunk of codes) {
    if (atOnce.has(chunk.fileName)) continue;
    const name = stableName(chunk.fileName);
    if (rows[name]) throw new Error(`The build has two files named ${name}`);
    const later = (files: string[]) => files.filter((file) => !atOnce.has(file));
    const files = [...later(stylesOf(chunk)), chunk.fileName].map((file) =>
      file.replace(/^.*\//, ''),
    );
    rows[name] = [...later(chunk.imports).map(stableName), ...files];
  }
  const styles = Object.keys(bundle).filter((file) => file.endsWith('.css'));
  for (const name of onDemand) {
    if (rows[name]) continue;
    // Of one that is nothing but styles, no code is left.
    const style = styles.find((file) => stableName(file) === name);
    if (!style) throw new Error(`The build has no file named ${name}`);
    rows[name] = [style.replace(/^.*\//, '')];
  }
  return rows;
}

/**
 * Names lazily loaded files in the code by a stable name, and lists their file names in the page: those of the
 * `first` sources and what they load early, the others at its end. A chunk that is changed is then renamed alone:
 * those that load it on demand do not contain its content hash.
 */
export function lazyFilesPlugin(
  apply: Plugin['apply'] = isAppBuild,
  first: readonly string[] = firstSources,
): Plugin {
  let folder = '/';
  const onDemand = new Set<string>();
  return {
    name: 'matka-lazy-files',
    apply,
    enforce: 'pre',
    configResolved({ base, build }) {
      folder = `${base}${build.assetsDir}/`;
    },
    renderStart() {
      onDemand.clear();
    },
    load: {
      filter: { id: new RegExp(`^${viteLoader}$`) },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
    renderChunk(code, { fileName, dynamicImports }) {
      const found = new Map<string, string>();
      const named = code
        .replace(importOnDemand, (all, name: string) => {
          found.set(all, name);
          return `matkaFiles.load("${name}")`;
        })
        .replaceAll(/, __VITE_PRELOAD__(?=\))/g, '');
      if (found.size < dynamicImports.length)
        throw new Error(`Not every import on demand of ${fileName} was found`);
      for (const name of found.values()) onDemand.add(name);
      return found.size > 0 ? { code: named, map: null } : null;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const rows = rowsOf(bundle, onDemand);
        const codes = Object.values(bundle).filter(isChunk);
        const firstNames = first.flatMap((source) => fileOf(codes, source)?.fileName ?? []);
        const early = rowsFor(firstNames.map(stableName), rows);
        const later = Object.entries(rows).filter(([name]) => !early[name]);
        const late = `<script>matkaFiles.add(${JSON.stringify(Object.fromEntries(later))})</script>`;
        return putEarly(html, script(early, folder)).replace(
          '</body>',
          () => `  ${late}\n  </body>`,
        );
      },
    },
  };
}
