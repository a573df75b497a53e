import { call, chosen, inWorld } from './api.js';
import { appAddress, reasonAgainstFrame, sharedHost } from './app-address.js';
import { button, h } from './dom.js';

/** From this width on the app stands beside the day. */
const wide = matchMedia('(min-width: 1024px)');
const contents = h('div', { class: 'phone-place' });
const follows = h('input', { type: 'checkbox', checked: true });

/** Asks the app to reload where it is, or to sign a player in first. */
const reload = (player) => {
  const frame = contents.querySelector('iframe');
  const message = { type: 'matka-reload', signIn: player };
  frame?.contentWindow.postMessage(message, new URL(frame.src).origin);
};

/** Loads the app again after a step of the world, if it follows. */
export const follow = () => {
  if (follows.checked) reload();
};

/** Opens the console under another host name; false if the browser cannot reach it there. */
async function moveTo(hostname) {
  const place = new URL(location.href);
  place.hostname = hostname;
  try {
    await fetch(`${place.origin}/__mock/health/`, { mode: 'no-cors' });
  } catch {
    return false;
  }
  location.replace(place);
  return true;
}

/** The app in the chosen world, as on a phone, beside the day. */
export function appFrame(place) {
  const link = h('a', { target: '_blank', rel: 'noopener' }, 'Open in a tab');
  const signIn = h('div', { class: 'row', role: 'group', 'aria-label': 'Sign in as' });
  const controls = h(
    'span',
    { class: 'follow' },
    h('label', { class: 'follow', title: 'Loads again after each step' }, follows, 'Follow'),
    button('Reload', () => reload()),
  );
  let about;
  let shown = {};
  place.append(
    h('div', { class: 'app-head' }, h('h2', { id: 'app-title' }, 'The app'), controls, link),
    signIn,
    contents,
  );
  const explain = (text) => contents.replaceChildren(h('p', { class: 'hint' }, text));
  const show = async () => {
    about ??= await call('GET', '/__mock/about/');
    const web = about.web ?? '';
    const address = appAddress(web || undefined, chosen.world);
    if (address === shown.address && wide.matches === shown.isWide) return;
    shown = { address, isWide: wide.matches };
    place.hidden = !wide.matches && web === '';
    link.href = address;
    for (const each of [controls, signIn]) each.hidden = true;
    link.hidden = web === '';
    contents.replaceChildren();
    if (!wide.matches) return;
    const reason = reasonAgainstFrame(web);
    if (reason !== undefined) return explain(reason);
    const host = sharedHost(web, chosen.world);
    if (location.hostname !== host) {
      if (!(await moveTo(host))) explain(`This browser cannot open ${host}: use the link.`);
      return;
    }
    const url = new URL(link.href);
    url.hostname = host;
    link.href = url.href;
    for (const each of [controls, signIn]) each.hidden = false;
    const players = await inWorld('GET', '/players/');
    signIn.replaceChildren(
      'Sign in as',
      ...about.players.flatMap((player) => {
        const found = players.find(({ mobile }) => mobile === player.mobile);
        return found ? [button(found.name.split(' ')[0], () => reload(player))] : [];
      }),
    );
    contents.replaceChildren(
      h('iframe', { src: url.href, title: 'The app in this world', allow: 'fullscreen' }),
    );
  };
  wide.addEventListener('change', () => show().catch(() => undefined));
  return { show };
}
