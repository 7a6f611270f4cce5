/** What shows the cart at the side of the window; fetched when somebody wants to see it. */
export { default as dialogCss } from '../../ui/dialog/dialog.css';
export { Dialog } from '../../ui/dialog/dialog.tsx';
export { default as panelCss } from './panel.css';
