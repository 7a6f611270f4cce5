/** Keeps files that are served in their folder, wherever a link in it leads. */
import { realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Of @fastify/static: whether a path may be served from a folder; a link out of it is as good as no file. */
export function staysInside(path: string, root = ''): boolean {
  try {
    const [first] = relative(realpathSync(root), realpathSync(join(root, path))).split(sep);
    return first !== '..';
  } catch {
    // What is not there is answered as such.
    return true;
  }
}
