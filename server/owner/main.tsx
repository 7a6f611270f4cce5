/** Puts the owner's views into their page. */
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

const root = document.getElementById('owner');
if (root) createRoot(root).render(<App />);
