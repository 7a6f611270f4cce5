/** Where the files of this package are, from the source (src/) as from the build (dist/). */
import { fileURLToPath } from 'node:url';

/** The style sheet of the server's pages, the page and the icon of the owner's views. */
export const ASSETS_FOLDER = fileURLToPath(new URL('../assets', import.meta.url));
/** The owner's views as they are built. */
export const VIEWS_FOLDER = fileURLToPath(new URL('../dist/owner', import.meta.url));
