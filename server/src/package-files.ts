/** Where the files of this package are, from the source (src/) as from the build (dist/). */
import { fileURLToPath } from 'node:url';

/** The style sheets, scripts and pages that the server itself serves. */
export const ASSETS_FOLDER = fileURLToPath(new URL('../assets', import.meta.url));
