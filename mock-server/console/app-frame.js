import { chosen, inWorld, readAbout } from './api.js';
import { button, elementOf, h } from './dom.js';

/** @import { PlayerSummary } from '../src/routes/control/players.ts' */
/** @import { About } from './api.js' */

const place = elementOf('app', HTMLElement);
const link = elementOf('app-link', HTMLAnchorElement);
const follows = elementOf('app-follows', HTMLInputElement);
const signIn = elementOf('app-sign-in', HTMLFieldSetElement);
const contents = elementOf('app-contents', HTMLElement);
/** From this width on the app stands beside the day. */
const wide = matchMedia('(min-width: 1024px)');
const defaultWorld = 'kalyan-matka';
const isLoopback = (/** @type {string} */ name) =>
  /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3})$/.test(name);

/**
 * The address of the app for a world: `{world}` in it stands for the world, else its host name names it.
 * @param {string | null} web
 * @param {string} id
 */
export function appAddress(web, id) {
  if (web?.includes('{world}')) return web.replace('{world}', id);
  const url = new URL(web ?? 'http://localhost:5173');
  if (id !== defaultWorld) url.hostname = `${id}.localhost`;
  return url.href;
}

function reasonAgainstFrame(/** @type {string | null} */ web) {
  if (!web) return 'This mock does not know the address of an app: npm start sets it, or --web.';
  if (window.top !== window) return 'The app is beside this console.';
  if (web.includes('{world}')) return 'The app opens in its own tab.';
  return isLoopback(new URL(web).hostname) && isLoopback(location.hostname)
    ? undefined
    : 'The app opens in its own tab: it can be shown here only on this machine.';
}

/** The host name that the app and the console share. Only then the browser lets the app in the frame store its session. */
function sharedHost(/** @type {string} */ address) {
  const isPlain = ['localhost', '127.0.0.1'].includes(location.hostname);
  return chosen.world === defaultWorld && isPlain ? location.hostname : new URL(address).hostname;
}

/**
 * Asks the app to reload where it is, or to sign a player in first.
 * @param {About['players'][number]} [player]
 */
const reload = (player) => {
  const frame = contents.querySelector('iframe');
  const message = { type: 'matka-reload', signIn: player };
  frame?.contentWindow?.postMessage(message, new URL(frame.src).origin);
};

/** Loads the app again after a step of the world, if it follows. */
export const follow = () => {
  if (follows.checked) reload();
};

/** Opens the console under another host name; explains if the browser cannot reach it there. */
async function moveTo(/** @type {string} */ hostname) {
  const target = new URL(location.href);
  target.hostname = hostname;
  try {
    await fetch(`${target.origin}/__mock/health/`, { mode: 'no-cors' });
    location.replace(target);
  } catch {
    explain(`This browser cannot open ${hostname}: use the link.`);
  }
}

const explain = (/** @type {string} */ text) =>
  contents.replaceChildren(h('p', { class: 'hint' }, text));

async function signInButtons(/** @type {About} */ { players }) {
  /** @type {PlayerSummary[]} */
  const known = await inWorld('GET', '/players/');
  return players.flatMap((player) => {
    const name = known.find(({ mobile }) => mobile === player.mobile)?.name;
    return name === undefined ? [] : button(name.split(' ')[0], () => reload(player));
  });
}

let shown = '';

/** Shows the app in the chosen world, as on a phone, beside the day; in a narrow window only the link to it. */
export async function showApp() {
  const about = await readAbout();
  const address = appAddress(about.web, chosen.world);
  const wanted = `${address} ${wide.matches}`;
  if (wanted === shown) return;
  shown = wanted;
  place.hidden = !wide.matches && !about.web;
  link.href = address;
  link.hidden = !about.web;
  contents.replaceChildren();
  if (!wide.matches) return;
  const reason = reasonAgainstFrame(about.web);
  if (reason !== undefined) {
    explain(reason);
    return;
  }
  const host = sharedHost(address);
  if (location.hostname !== host) {
    await moveTo(host);
    return;
  }
  link.hostname = host;
  signIn.replaceChildren('Sign in as', ...(await signInButtons(about)));
  // An app that is not there yet would miss the message.
  signIn.disabled = true;
  const onload = () => {
    signIn.disabled = false;
  };
  const attributes = { title: 'The app in this world', allow: 'fullscreen', onload };
  contents.replaceChildren(h('iframe', { src: link.href, ...attributes }));
}

/**
 * The element that had the focus last outside the app.
 * @type {HTMLElement | undefined}
 */
let focused;
let isTabbing = false;
addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement && !target.matches('iframe')) focused = target;
});
document.addEventListener('keydown', ({ key }) => {
  isTabbing = key === 'Tab';
});
// The app focuses a field of its own when it loads. Unless somebody goes there, keys stay with the console.
addEventListener('blur', () => {
  const frame = document.activeElement;
  if (!(frame instanceof HTMLIFrameElement) || isTabbing || contents.matches(':hover')) return;
  // The browser is about to move the focus: a moment later it can be moved back.
  setTimeout(() => {
    frame.blur();
    focused?.focus();
  });
});
elementOf('app-reload', HTMLElement).addEventListener('click', () => reload());
wide.addEventListener('change', () => showApp().catch(() => undefined));
