import type { Plugin } from 'vite';
import { parseConfig } from '../src/config.ts';
import { REQUEST_TIMEOUT } from '../src/lib/timings.ts';
import { fileOf, isChunk, stableName } from './built-files.ts';
import { entryTags, putEarly } from './early-tags.ts';
import { type FirstScreen, firstScreens } from './first-screens.ts';

/** A first screen as embedded in the page: who, paths, names of files, requests. */
type Row = [FirstScreen['who'], readonly string[], string[], readonly string[]];

const { apiBase, appId } = parseConfig('{}');

/**
 * The request whose first banner is shown in the static shell (`.start-banner`) until the app
 * renders it.
 */
const bannersOf = '/homepage/';

const showBanner =
  `function(response){return response.clone().json().then(function(entries){` +
  `var place=document.querySelector(".start-banner"),home=entries[0].config_json,image=new Image;` +
  `var address=home.banners[0].image_url,most=(home.banner_config||{}).total_banners;` +
  `if(!place||most===0||!/^(https?:|data:image\\/)/i.test(address))return;` +
  `image.alt="";image.src=address;place.append(image)})}`;

/**
 * Runs in the page before anything else and prefetches what the first screen needs: files and
 * responses. The API client then takes the responses (web/src/api/prefetched-responses.ts).
 */
const script = (rows: Row[], base: string): string =>
  `<script>(function(rows){` +
  `var token=(/(?:^|; )access_token=([^;]+)/.exec(document.cookie)||[])[1],who=token?"player":"visitor",` +
  `of=function(path){return rows.find(function(r){return r[0]==who&&r[1].includes(path)})},` +
  `row=of(location.pathname.slice(${base.length - 1}))||of("*");if(!row)return;` +
  // Responses take longest: request them before the files, unless the token is about to expire.
  `try{if(!row[3][0])throw 0;token=decodeURIComponent(token);` +
  `if(JSON.parse(atob(token.split(".")[1].replace(/-/g,"+").replace(/_/g,"/"))).exp*1e3<Date.now())throw 0;` +
  `var config=JSON.parse(document.getElementById("matka-config").textContent),responses=new Map();` +
  `globalThis.matkaPrefetched={token:token,responses:responses};row[3].forEach(function(path){` +
  `var stop=new AbortController;` +
  `setTimeout(function(){stop.abort(new DOMException("","TimeoutError"))},${REQUEST_TIMEOUT});` +
  `var url=(config.apiBase||"${apiBase}").trim().replace(/\\/+$/,"")+path+"?"+` +
  `new URLSearchParams({app_id:(config.appId||"${appId}").trim()}),` +
  `response=fetch(url,{headers:{accept:"application/json",authorization:"Bearer "+token},` +
  `signal:stop.signal});` +
  // Errors are handled when the app consumes the response.
  `(path=="${bannersOf}"?response.then(${showBanner}):response).catch(function(){});` +
  `responses.set(url,response)})}catch(e){}` +
  `matkaFiles.begin(row[2])})(${JSON.stringify(rows)})</script>`;

/**
 * Makes the page prefetch code and data of its first screen together with the app's code, which
 * saves two round trips. Needs the plugin of the lazy files before it.
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
        const codes = Object.values(bundle).filter(isChunk);
        const missing = screens.flatMap(({ sources }) =>
          sources.filter((source) => !fileOf(codes, source)),
        );
        // The baseline app has none of these screens.
        if (missing.length === screens.flatMap(({ sources }) => sources).length) return html;
        if (missing.length > 0) throw new Error(`The build has no first screen ${missing}`);
        const rows = screens.map(({ who, paths, sources, calls = [] }): Row => {
          const files = sources.flatMap((source) => fileOf(codes, source)?.fileName ?? []);
          return [who, paths, files.map(stableName), calls];
        });
        // Responses take longest, so they are requested before the files.
        const { tags, rest } = entryTags(html);
        return putEarly(rest, script(rows, base), ...tags);
      },
    },
  };
}
