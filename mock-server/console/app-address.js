const defaultWorld = 'kalyan-matka';
const isLoopback = (name) => /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3})$/.test(name);

/** The address of the app for a world: `{world}` in it stands for the world, else its host name names it. */
export function appAddress(web, id) {
  if (web?.includes('{world}')) return web.replace('{world}', id);
  const url = new URL(web ?? 'http://localhost:5173');
  if (id !== defaultWorld) url.hostname = `${id}.localhost`;
  return url.href;
}

/** Why the app cannot stand beside the console; undefined if it can. */
export function reasonAgainstFrame(web) {
  if (!web) return 'This mock knows no app: npm start starts both, --web names its address.';
  if (window.top !== window) return 'The app is beside this console.';
  if (web.includes('{world}')) return 'Here the app opens in a tab of its own.';
  return isLoopback(new URL(web).hostname) && isLoopback(location.hostname)
    ? undefined
    : 'The app opens in a tab of its own: only on this machine it can be shown here.';
}

/**
 * The host name that the app and the console share for a world. Only then the browser lets the app in the frame store
 * its session.
 */
export function sharedHost(web, id) {
  const { hostname } = new URL(appAddress(web, id));
  const isPlain = ['localhost', '127.0.0.1'].includes(location.hostname);
  return id === defaultWorld && isPlain ? location.hostname : hostname;
}
