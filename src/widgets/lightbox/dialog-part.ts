/** What shows content over the page, with its looks; fetched when a visitor reaches for it. */
export { default as dialogCss } from '../../ui/dialog/dialog.css';
export { Dialog } from '../../ui/dialog/dialog.tsx';
export { BackCloses } from './back-closes.ts';
