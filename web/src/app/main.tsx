import '../ui/tokens.css';
import '../ui/base.css';
import { startApp } from './start.tsx';

// The page checks for it once its files are loaded.
document.documentElement.dataset.app = 'started';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');
void startApp(container);
