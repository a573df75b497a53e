import { config } from '../config.ts';
import { BASE_PATH } from '../lib/base-path.ts';
import { offerVersion } from './new-version.ts';
import { registerServiceWorker } from './register-worker.ts';
import { manifestFile } from './theme-files.ts';

/** Makes the page installable: links the manifest of the theme and registers the service worker. */
export async function install(): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = BASE_PATH + manifestFile(config().theme);
  document.head.append(link);
  await registerServiceWorker(offerVersion);
}
