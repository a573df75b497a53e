import type { Plugin, Rolldown } from 'vite';
import { parseConfig } from '../src/config.ts';
import { REQUEST_TIMEOUT } from '../src/lib/timings.ts';

/** Which screen is drawn first, by who comes and to which path; `*` is every other path. */
type FirstScreen = {
  who: 'visitor' | 'player';
  paths: readonly string[];
  sources: readonly string[];
  /** What the screen asks the API for, with the app id as its query. */
  calls?: readonly string[];
};

/** The splash, and else what the guards will let through. */
const firstScreens: readonly FirstScreen[] = [
  { who: 'visitor', paths: ['/'], sources: ['src/features/sign-in/splash-screen.tsx'] },
  { who: 'visitor', paths: ['/register'], sources: ['src/features/sign-in/register-screen.tsx'] },
  { who: 'visitor', paths: ['*'], sources: ['src/features/sign-in/login-screen.tsx'] },
  {
    who: 'player',
    paths: ['/home', '/test', '/login'],
    sources: ['src/features/home/home-screen.tsx', 'src/app/shell.tsx'],
    calls: ['/homepage/', '/markets/'],
  },
];

/** What the page holds of a first screen: who, paths, files, calls. */
type Row = [FirstScreen['who'], readonly string[], string[], readonly string[]];

const { apiBase, appId } = parseConfig('{}');

/** The call whose first banner stands in the static shell (`.start-banner` of the page) until the app draws it. */
const bannersOf = '/homepage/';

const showBanner =
  `function(answer){return answer.clone().json().then(function(entries){` +
  `var place=document.querySelector(".start-banner"),home=entries[0].config_json,image=new Image;` +
  `var address=home.banners[0].image_url,most=(home.banner_config||{}).total_banners;` +
  `if(!place||most===0||!/^(https?:|data:image\\/)/i.test(address))return;` +
  `image.alt="";image.src=address;place.append(image)})}`;

/**
 * Runs in the page before anything else and asks for what its first screen needs: the files, and the answers, which
 * the API client then takes (web/src/api/prefetched-responses.ts).
 */
const script = (rows: Row[]): string =>
  `<script>(function(rows){` +
  `var token=(/(?:^|; )access_token=([^;]+)/.exec(document.cookie)||[])[1],who=token?"player":"visitor",` +
  `of=function(path){return rows.find(function(r){return r[0]==who&&r[1].includes(path)})},` +
  `row=of(location.pathname)||of("*");if(!row)return;` +
  // The answers take longest: they are asked for before the files, unless the token is at its end.
  `try{if(!row[3][0])throw 0;token=decodeURIComponent(token);` +
  `if(JSON.parse(atob(token.split(".")[1].replace(/-/g,"+").replace(/_/g,"/"))).exp*1e3<Date.now())throw 0;` +
  `var config=JSON.parse(document.getElementById("matka-config").textContent),answers=new Map();` +
  `globalThis.matkaPrefetched={token:token,answers:answers};row[3].forEach(function(path){` +
  `var stop=new AbortController;` +
  `setTimeout(function(){stop.abort(new DOMException("","TimeoutError"))},${REQUEST_TIMEOUT});` +
  `var url=(config.apiBase||"${apiBase}").trim().replace(/\\/+$/,"")+path+"?"+` +
  `new URLSearchParams({app_id:(config.appId||"${appId}").trim()}),` +
  `answer=fetch(url,{headers:{accept:"application/json",authorization:"Bearer "+token},` +
  `signal:stop.signal});` +
  // What is wrong with an answer is told where the app takes it.
  `(path=="${bannersOf}"?answer.then(${showBanner}):answer).catch(function(){});` +
  `answers.set(url,answer)})}catch(e){}` +
  `row[2].forEach(function(file){var link=document.createElement("link");` +
  `if(/css$/.test(file)){link.rel="preload";link.as="style"}else link.rel="modulepreload";` +
  `link.crossOrigin="";link.href=file;document.head.append(link)})})(${JSON.stringify(rows)})</script>`;

type File = Rolldown.OutputBundle[string] | undefined;
const isChunk = (file: File): file is Rolldown.OutputChunk => file?.type === 'chunk';

/** Adds a chunk and all that it imports statically to `seen`. */
function addClosure(bundle: Rolldown.OutputBundle, fileName: string, seen: Set<string>): void {
  const chunk = bundle[fileName];
  if (seen.has(fileName) || !isChunk(chunk)) return;
  seen.add(fileName);
  for (const next of chunk.imports) addClosure(bundle, next, seen);
}

/** The file of a source that has one of its own. */
function fileOf(bundle: Rolldown.OutputBundle, source: string): string | undefined {
  return Object.values(bundle).find(
    (file) => isChunk(file) && file.facadeModuleId?.endsWith(`/${source}`),
  )?.fileName;
}

/** What these files need that the page does not ask for anyway: code first, then style. */
function needed(bundle: Rolldown.OutputBundle, files: string[]): string[] {
  const asked = new Set<string>();
  for (const file of Object.values(bundle)) {
    if (isChunk(file) && file.isEntry) addClosure(bundle, file.fileName, asked);
  }
  const wanted = new Set<string>();
  for (const file of files) addClosure(bundle, file, wanted);
  const code = [...wanted].filter((file) => !asked.has(file));
  const styles = code.flatMap((file) => {
    const chunk = bundle[file];
    return isChunk(chunk) ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
  });
  return [...code, ...new Set(styles)];
}

/**
 * Lets the page ask for the code and the data of its first screen together with the code of the app, and not only
 * once the app runs: two trips to the server less before the screen stands.
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
        const missing = screens.flatMap(({ sources }) =>
          sources.filter((source) => !fileOf(bundle, source)),
        );
        // An app without any of these screens, such as one to measure against, has none to ask for.
        if (missing.length === screens.flatMap(({ sources }) => sources).length) return html;
        if (missing.length > 0) throw new Error(`The build has no first screen ${missing}`);
        const rows = screens.map(({ who, paths, sources, calls = [] }): Row => {
          const files = sources.flatMap((source) => fileOf(bundle, source) ?? []);
          return [who, paths, needed(bundle, files).map((file) => base + file), calls];
        });
        // Before the first link: a script behind a stylesheet would have to wait for it.
        return html.replace('<script type="module"', (tag) => `${script(rows)}\n    ${tag}`);
      },
    },
  };
}
