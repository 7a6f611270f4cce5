/**
 * Which modules of the drop-in builds share a file. The rule knows no names of files: what the same tags use is one
 * piece, so that a page loads nothing that its tags do not use; and two pieces become one where a further file would
 * cost pages more than the bytes that some of them have no use for.
 */
import { gzipSync } from 'node:zlib';
import { transformSync } from 'esbuild';

/**
 * What a further file costs a page that loads it, in bytes of modules that are gzipped one by one, which weigh a fifth
 * less among others: its names in and out are 300, and headers and the turn of the main thread that it takes the rest.
 */
const COST_OF_A_FILE = 480;

/**
 * `users`: the entries that load it. `needs`: the pieces that it imports, and what those import.
 * @typedef {{ name: string | undefined, ids: string[], size: number, users: Set<string>, needs: Set<Piece> }} Piece
 */

/**
 * @param {readonly (readonly string[])[]} entries the modules that pages load, each with what is there before it
 * @param {import('rollup').GetModuleInfo} getModuleInfo
 * @param {(id: string) => string | undefined} nameOf the name of a piece whose modules stay together; two such pieces stay apart
 * @returns {{ name: string | undefined, ids: string[] }[]} what more than one entry uses, or an entry and what comes late
 */
export function piecesOf(entries, getModuleInfo, nameOf) {
  const pieces = byUsers(entries, getModuleInfo, nameOf);
  for (let pair = bestPair(pieces); pair; pair = bestPair(pieces)) join(...pair, pieces);
  return pieces;
}

/**
 * @param {readonly (readonly string[])[]} entries
 * @param {import('rollup').GetModuleInfo} getModuleInfo
 * @param {(id: string) => string | undefined} nameOf
 */
function byUsers(entries, getModuleInfo, nameOf) {
  /** @param {string} id */
  const importedBy = (id) => getModuleInfo(id)?.importedIds ?? [];
  /** @type {Map<string, Set<string>>} */
  const users = new Map();
  for (const modules of entries)
    for (const id of closure(modules, importedBy))
      users.set(id, (users.get(id) ?? new Set()).add(modules.join()));

  // Rollup would split what a tag shares with its late parts by which of them take what.
  const isEntry = new Set(entries.flat());
  const lateParts = [...users.keys()]
    .flatMap((id) => getModuleInfo(id)?.dynamicallyImportedIds ?? [])
    .filter((id) => !isEntry.has(id));
  const late = closure(lateParts, importedBy);
  /** @type {Map<string, Piece>} */
  const pieces = new Map();
  /** @type {Map<string, Piece>} */
  const pieceOf = new Map();
  for (const [id, set] of users) {
    const name = nameOf(id);
    if (set.size < 2 && !name && !late.has(id)) continue;
    const key = name ?? [...set].join();
    const piece = pieces.get(key) ?? { name, ids: [], size: 0, users: new Set(), needs: new Set() };
    piece.ids.push(id);
    piece.size += gzippedSize(getModuleInfo(id)?.code ?? '');
    for (const user of set) piece.users.add(user);
    pieces.set(key, piece);
    pieceOf.set(id, piece);
  }
  for (const piece of pieces.values()) {
    for (const id of closure(piece.ids, importedBy)) {
      const needed = pieceOf.get(id);
      if (needed && needed !== piece) piece.needs.add(needed);
    }
  }
  return [...pieces.values()];
}

/** @param {string} code of a module @returns {number} minified, as it is alone */
const gzippedSize = (code) => gzipSync(transformSync(code, { minify: true, format: 'esm' }).code).length;

/** @param {readonly string[]} start @param {(id: string) => readonly string[]} next */
function closure(start, next) {
  const reached = new Set(start);
  for (const id of reached) for (const each of next(id)) reached.add(each);
  return reached;
}

/** @param {readonly Piece[]} pieces @returns {[Piece, Piece] | undefined} the two that pages gain most from as one */
function bestPair(pieces) {
  /** @type {[Piece, Piece] | undefined} */
  let best;
  let most = 0;
  pieces.forEach((one, index) => {
    for (const other of pieces.slice(index + 1)) {
      if (one.name && other.name) continue;
      const gain = gainOf(one, other);
      if (gain > most) [most, best] = [gain, [one, other]];
    }
  });
  return best;
}

/** Bytes saved over all entries, less those loaded in vain. @param {Piece} one @param {Piece} other */
function gainOf(one, other) {
  if (standsBetween(one, other) || standsBetween(other, one)) return 0;
  const users = new Set([...one.users, ...other.users]);
  const both = one.users.size + other.users.size - users.size;
  let gain = both * COST_OF_A_FILE;
  for (const piece of new Set([one, other, ...one.needs, ...other.needs])) {
    const inVain = users.size - [...users].filter((user) => piece.users.has(user)).length;
    gain -= inVain * piece.size;
  }
  return gain;
}

/** Two pieces with a third between them would import each other in a circle. @param {Piece} top @param {Piece} bottom */
const standsBetween = (top, bottom) =>
  [...top.needs].some((between) => between.needs.has(bottom) && between !== bottom);

/** @param {Piece} kept @param {Piece} joined @param {Piece[]} pieces */
function join(kept, joined, pieces) {
  kept.ids.push(...joined.ids);
  kept.name ??= joined.name;
  kept.size += joined.size;
  pieces.splice(pieces.indexOf(joined), 1);
  kept.needs = new Set([...kept.needs, ...joined.needs]);
  for (const piece of pieces) {
    if (!piece.needs.has(kept) && !piece.needs.has(joined)) continue;
    piece.needs = new Set([...piece.needs, kept, ...kept.needs]);
  }
  for (const piece of [kept, ...pieces]) {
    piece.needs.delete(joined);
    piece.needs.delete(piece);
  }
  for (const piece of [kept, ...kept.needs])
    for (const user of [...kept.users, ...joined.users]) piece.users.add(user);
}
