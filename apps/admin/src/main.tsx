import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@aabha/ui/fonts.css';
import { App } from './App';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the back office.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
