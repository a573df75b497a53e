import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Console } from './console.tsx';
import './styles/tokens.css';
import './styles/base.css';
import './styles/console.css';
import './styles/journal.css';
import './styles/day.css';
import './styles/transport.css';

createRoot(document.body).render(
  <StrictMode>
    <Console />
  </StrictMode>,
);
