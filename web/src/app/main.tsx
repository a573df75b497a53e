import '../ui/tokens.css';
import '../ui/base.css';
// Every first screen has a link: one file less than on its own.
import '../ui/link.tsx';
import { startApp } from './start.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');
void startApp(container);
