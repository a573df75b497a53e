import type { Plugin, Rolldown } from 'vite';

/** Which screen is drawn first, by who comes and to which path; `*` is every other path. */
type FirstScreen = { who: 'visitor' | 'player'; paths: readonly string[]; source: string };

/** The splash, and else what the guards will let through. */
const firstScreens: readonly FirstScreen[] = [
  { who: 'visitor', paths: ['/'], source: 'src/features/auth/splash-screen.tsx' },
  { who: 'visitor', paths: ['/register'], source: 'src/features/auth/register-screen.tsx' },
  { who: 'visitor', paths: ['*'], source: 'src/features/auth/login-screen.tsx' },
  {
    who: 'player',
    paths: ['/home', '/test', '/login'],
    source: 'src/features/home/home-screen.tsx',
  },
];

/** What the page holds of a first screen: who, paths, files. */
type Row = [FirstScreen['who'], readonly string[], string[]];

/** Runs in the page before anything else and asks for the files of its first screen. */
const script = (rows: Row[]): string =>
  `<script>(function(rows){var who=/(^|; )access_token=./.test(document.cookie)?"player":"visitor",` +
  `of=function(path){return rows.find(function(r){return r[0]==who&&r[1].includes(path)})},` +
  `row=of(location.pathname)||of("*");row&&row[2].forEach(function(file){` +
  `var link=document.createElement("link");` +
  `if(/css$/.test(file)){link.rel="preload";link.as="style"}else link.rel="modulepreload";` +
  `link.crossOrigin="";link.href=file;document.head.append(link)})})(${JSON.stringify(rows)})</script>`;

type File = Rolldown.OutputBundle[string] | undefined;
const isChunk = (file: File): file is Rolldown.OutputChunk => file?.type === 'chunk';

/** A chunk and all that it imports statically. */
function closure(bundle: Rolldown.OutputBundle, fileName: string, seen = new Set<string>()) {
  const chunk = bundle[fileName];
  if (seen.has(fileName) || !isChunk(chunk)) return seen;
  seen.add(fileName);
  for (const next of chunk.imports) closure(bundle, next, seen);
  return seen;
}

/** The files of a screen that the page does not ask for anyway: code first, then style. */
function filesOf(bundle: Rolldown.OutputBundle, source: string): string[] | undefined {
  const chunks = Object.values(bundle).filter(isChunk);
  const screen = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${source}`));
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!screen || !entry) return undefined;
  const asked = closure(bundle, entry.fileName);
  const own = [...closure(bundle, screen.fileName)].filter((file) => !asked.has(file));
  const styles = own.flatMap((file) => {
    const chunk = bundle[file];
    return isChunk(chunk) ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
  });
  return [...own, ...styles];
}

/**
 * Lets the page ask for the code of its first screen together with that of the app, and not only
 * once the app runs: one trip to the server less before the screen stands.
 */
export function firstScreenPlugin(screens: readonly FirstScreen[] = firstScreens): Plugin {
  let base = '/';
  return {
    name: 'matka-first-screen',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const found = screens.map(({ source }) => filesOf(bundle, source));
        // An app without any of these screens, such as one to measure against, has none to ask for.
        if (found.every((files) => !files)) return html;
        const rows = screens.map(({ who, paths, source }, index): Row => {
          const files = found[index];
          if (!files) throw new Error(`The build has no first screen ${source}`);
          return [who, paths, files.map((file) => base + file)];
        });
        // Before the first link: a script behind a stylesheet would have to wait for it.
        return html.replace('<script type="module"', (tag) => `${script(rows)}\n    ${tag}`);
      },
    },
  };
}
