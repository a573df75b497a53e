import { findBrowser } from '../lib/browser.ts';
import { installOtherBrowsers } from './other-browsers.ts';

// A separate process: it waits for the network while the steps of `npm test` go on.
findBrowser();
installOtherBrowsers();
