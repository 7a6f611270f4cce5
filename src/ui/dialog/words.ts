/** What an author wrote in a dialog takes the colour of the dialog; fetched when one opens. */
import { adoptStyles } from '../../services/html/adopt-styles.ts';
import wordsCss from './words.css';

export function dressWords(dialog: HTMLElement): void {
  const { host } = dialog.getRootNode() as ShadowRoot;
  if (host) adoptStyles(host, wordsCss);
}
