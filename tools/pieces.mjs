/**
 * Which modules of the drop-in builds share a file. The rule knows no names of files: what the same pages load is one
 * piece, so that they load nothing that they do not use; and two pieces become one where a further file would cost
 * pages more than the bytes that some of them have no use for.
 */
import { gzipSync } from 'node:zlib';
import { transformSync } from 'esbuild';

/**
 * What a further file costs a page that loads it, in bytes of modules that are gzipped one by one, which weigh a fifth
 * less among others: its names in and out are 300, and headers and the turn of the main thread that it takes the rest.
 */
const COST_OF_A_FILE = 480;

/** A part that comes when it is wanted, against what a page waits for: some visitors want it, and see a page meanwhile. */
const WEIGHT_OF_A_LATE_PART = 0.1;

/**
 * What a page loads: an entry, or one of its late parts beside it.
 * @typedef {{ root: string, weight: number, own: Set<string>, all: Set<string> }} Load
 * `needs`: the pieces that it imports, and what those import.
 * @typedef {{ name: string | undefined, ids: string[], size: number, loads: Set<Load>, needs: Set<Piece> }} Piece
 */

/**
 * @param {readonly (readonly string[])[]} entries the modules that pages load, each with what is there before it
 * @param {import('rollup').GetModuleInfo} getModuleInfo
 * @param {(id: string) => string | undefined} nameOf the name of a piece whose modules stay together; two such pieces stay apart
 * @returns {{ name: string | undefined, ids: string[] }[]} every piece that more than one entry or late part uses
 */
export function piecesOf(entries, getModuleInfo, nameOf) {
  const pieces = byLoads(loadsOf(entries, getModuleInfo), getModuleInfo, nameOf);
  for (let pair = bestPair(pieces); pair; pair = bestPair(pieces)) join(...pair, pieces);
  return pieces;
}

/** @param {import('rollup').GetModuleInfo} getModuleInfo @returns {(id: string) => readonly string[]} */
const importsBy = (getModuleInfo) => (id) => getModuleInfo(id)?.importedIds ?? [];

/**
 * @param {readonly (readonly string[])[]} entries
 * @param {import('rollup').GetModuleInfo} getModuleInfo
 * @returns {Load[]}
 */
function loadsOf(entries, getModuleInfo) {
  const importedBy = importsBy(getModuleInfo);
  const isEntry = new Set(entries.flat());
  return entries.flatMap((modules) => {
    const own = closure(modules, importedBy);
    const late = [...own]
      .flatMap((id) => getModuleInfo(id)?.dynamicallyImportedIds ?? [])
      .filter((id) => !isEntry.has(id));
    const parts = [...new Set(late)].map((root) => {
      const ofPart = closure([root], importedBy);
      return { root, weight: WEIGHT_OF_A_LATE_PART, own: ofPart, all: new Set([...own, ...ofPart]) };
    });
    return [{ root: modules.join(), weight: 1, own, all: own }, ...parts];
  });
}

/**
 * @param {readonly Load[]} loads
 * @param {import('rollup').GetModuleInfo} getModuleInfo
 * @param {(id: string) => string | undefined} nameOf
 */
function byLoads(loads, getModuleInfo, nameOf) {
  /** @type {Map<string, Set<Load>>} */
  const users = new Map();
  /** @type {Map<string, Set<string>>} */
  const roots = new Map();
  for (const load of loads) {
    for (const id of load.all) users.set(id, (users.get(id) ?? new Set()).add(load));
    for (const id of load.own) roots.set(id, (roots.get(id) ?? new Set()).add(load.root));
  }
  /** @type {Map<string, Piece>} */
  const pieces = new Map();
  /** @type {Map<string, Piece>} */
  const pieceOf = new Map();
  for (const [id, set] of users) {
    const name = nameOf(id);
    if (roots.get(id)?.size === 1 && !name) continue;
    const key = name ?? [...set].map((load) => loads.indexOf(load)).join();
    const piece = pieces.get(key) ?? { name, ids: [], size: 0, loads: new Set(), needs: new Set() };
    piece.ids.push(id);
    piece.size += gzippedSize(getModuleInfo(id)?.code ?? '');
    for (const load of set) piece.loads.add(load);
    pieces.set(key, piece);
    pieceOf.set(id, piece);
  }
  for (const piece of pieces.values()) {
    for (const id of closure(piece.ids, importsBy(getModuleInfo))) {
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

/** Bytes saved over all loads, less those loaded in vain. @param {Piece} one @param {Piece} other */
function gainOf(one, other) {
  const both = weightOf([...one.loads].filter((load) => other.loads.has(load)));
  if (both === 0 || standsBetween(one, other) || standsBetween(other, one)) return 0;
  const loads = [...new Set([...one.loads, ...other.loads])];
  let gain = both * COST_OF_A_FILE;
  for (const piece of new Set([one, other, ...one.needs, ...other.needs]))
    gain -= weightOf(loads.filter((load) => !piece.loads.has(load))) * piece.size;
  return gain;
}

/** @param {readonly Load[]} loads */
const weightOf = (loads) => loads.reduce((sum, { weight }) => sum + weight, 0);

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
    for (const load of [...kept.loads, ...joined.loads]) piece.loads.add(load);
}
