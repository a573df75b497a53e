import { createRoot } from 'react-dom/client';
import { config } from '../config.ts';
import { registerServiceWorker } from './register-worker.ts';
import { StatusBanners } from './status-banners.tsx';
import { manifestPath } from './theme-files.ts';

/** Names the manifest of the theme, by which a phone installs the app under its name and colours. */
function linkManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = manifestPath(config().theme);
  document.head.append(link);
}

/**
 * What makes a page an app on the phone, loaded after the first screen stands: manifest, worker, and
 * the strips above the screens that tell what becomes of them.
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
  // Where the browser refuses, e.g. in a private window, the app is what it is without a worker.
  registerServiceWorker(draw).catch(() => undefined);
}
