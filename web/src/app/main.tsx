import '../ui/tokens.css';
import '../ui/base.css';
import '../themes/kalyan-matka-blue.css';
import '../themes/kalyan-matka-green-curved.css';
import '../themes/kalyan-matka-purple-gradient.css';
import '../themes/kalyan-matka-red-card.css';
import '../themes/satta-matka-blue.css';
import '../themes/satta-matka-dark.css';
import { startApp } from './start.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');
void startApp(container);
