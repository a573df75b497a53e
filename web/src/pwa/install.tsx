import { createRoot } from 'react-dom/client';
import { config } from '../config.ts';
import { BASE_PATH } from '../lib/base-path.ts';
import { registerServiceWorker } from './register-worker.ts';
import { StatusBanners } from './status-banners.tsx';
import { manifestFile } from './theme-files.ts';

/** Links the manifest of the theme, with the name and colours of the installed app. */
function linkManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = BASE_PATH + manifestFile(config().theme);
  document.head.append(link);
}

/**
 * Makes the page installable, after the first screen: manifest, service worker and status banners.
 */
export function install(): void {
  linkManifest();
  const place = document.createElement('div');
  place.style.display = 'contents';
  document.body.prepend(place);
  const root = createRoot(place);
  const draw = (acceptVersion?: () => void) =>
    root.render(<StatusBanners acceptVersion={acceptVersion} />);
  draw();
  // The app works without a worker where the browser denies one, e.g. in a private window.
  registerServiceWorker(draw).catch(() => undefined);
}
