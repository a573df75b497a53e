import { defaultWorld } from './control.ts';

const isLoopback = (name: string): boolean =>
  /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3})$/.test(name);

/** The address of the app for a world: `{world}` in it is replaced by the world, else the host name is the world's. */
export function appAddress(web: string | null, id: string): string {
  if (web?.includes('{world}')) return web.replace('{world}', id);
  const url = new URL(web ?? 'http://localhost:5173');
  if (id !== defaultWorld) url.hostname = `${id}.localhost`;
  return url.href;
}

/** Why the app cannot be shown beside the console; undefined if it can. */
export function reasonAgainstFrame(web: string | null): string | undefined {
  if (!web) return 'This mock does not know the address of an app: npm start sets it, or --web.';
  if (window.top !== window) return 'The app is beside this console.';
  if (web.includes('{world}')) return 'The app opens in its own tab.';
  return isLoopback(new URL(web).hostname) && isLoopback(location.hostname)
    ? undefined
    : 'The app opens in its own tab: it can be shown here only on this machine.';
}

/** The host name shared by console and app. The browser lets a framed app store its session only under one name. */
export function sharedHost(address: string, id: string): string {
  const isPlain = ['localhost', '127.0.0.1'].includes(location.hostname);
  return id === defaultWorld && isPlain ? location.hostname : new URL(address).hostname;
}
