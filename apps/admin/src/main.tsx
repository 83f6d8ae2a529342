import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@aabha/ui/fonts.css';
import { App } from './App';
import { addDefaultPolicy } from './components/add-default-policy';

addDefaultPolicy();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the back office.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
