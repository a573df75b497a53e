import { call, chosen } from './api.js';
import { appAddress, reasonAgainstFrame, sharedHost } from './app-address.js';
import { button, h } from './dom.js';

/** From this width on the app stands beside the day. */
const wide = matchMedia('(min-width: 1100px)');

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
  const contents = h('div', { class: 'phone-place' });
  const link = h('a', { target: '_blank', rel: 'noopener' }, 'Open in a tab');
  const reload = button('Reload the app', () => {
    const frame = contents.querySelector('iframe');
    if (frame) frame.src = frame.getAttribute('src');
  });
  let web;
  let shown = {};
  place.append(
    h('div', { class: 'app-head' }, h('h2', { id: 'app-title' }, 'The app'), reload, link),
    contents,
  );
  const explain = (text) => contents.replaceChildren(h('p', { class: 'hint' }, text));
  const show = async () => {
    web ??= (await call('GET', '/__mock/about/')).web ?? '';
    const address = appAddress(web || undefined, chosen.world);
    if (address === shown.address && wide.matches === shown.isWide) return;
    shown = { address, isWide: wide.matches };
    place.hidden = !wide.matches && web === '';
    link.href = address;
    reload.hidden = true;
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
    reload.hidden = false;
    contents.replaceChildren(
      h('iframe', { src: url.href, title: 'The app in this world', allow: 'fullscreen' }),
    );
  };
  wide.addEventListener('change', () => show().catch(() => undefined));
  return { show };
}
