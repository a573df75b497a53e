import '../ui/tokens.css';
import '../ui/base.css';
import { startApp } from './start.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');
void startApp(container);
