import type { HashText } from '../ledger/history.ts';

/** How a voucher's chain stands at one moment. */
export interface ChainLeaf {
  readonly voucherNumber: string;
  /** How many events it has. */
  readonly length: number;
  /** The link of the last of them. */
  readonly head: string;
}

/** Leaves and nodes are hashed under names of their own: no node can be passed off as a leaf. */
export const leafHash = ({ voucherNumber, length, head }: ChainLeaf, sm3: HashText): string =>
  sm3(`LX-LEAF-1|${voucherNumber}|${length}|${head}`);
const nodeHash = (left: string, right: string, sm3: HashText): string => sm3(`LX-NODE-1|${left}|${right}`);

/** The root over nothing. */
const emptyRoot = (sm3: HashText): string => sm3('LX-EMPTY-1');

/** A Merkle tree that takes its leaves one after another and keeps no more of them than it has levels. The form is that of RFC 9162 §2.1. */
export interface MerkleTree {
  add(hash: string): void;
  /** The root over what was added so far. */
  root(): string;
}

/** A tree that is still empty. */
export function merkleTree(sm3: HashText): MerkleTree {
  let whole: { readonly level: number; readonly hash: string }[] = [];
  return {
    add(hash) {
      let node = { level: 0, hash };
      for (let last = whole.at(-1); last?.level === node.level; last = whole.at(-1)) {
        whole = whole.slice(0, -1);
        node = { level: node.level + 1, hash: nodeHash(last.hash, node.hash, sm3) };
      }
      whole.push(node);
    },
    root() {
      const [last, ...before] = whole.toReversed();
      return last ? before.reduce((right, { hash }) => nodeHash(hash, right, sm3), last.hash) : emptyRoot(sm3);
    },
  };
}

/** The root over hashes of leaves. */
export function merkleRoot(hashes: readonly string[], sm3: HashText): string {
  const tree = merkleTree(sm3);
  for (const hash of hashes) tree.add(hash);
  return tree.root();
}

/** The hashes that lead from one leaf to the root, those beside the leaf first. Throws where there is no such leaf. */
export function merklePath(hashes: readonly string[], index: number, sm3: HashText): readonly string[] {
  if (!Number.isInteger(index) || index < 0 || index >= hashes.length) throw new RangeError(`there is no leaf ${index}`);
  if (hashes.length === 1) return [];
  let half = 1;
  while (half * 2 < hashes.length) half *= 2;
  const [left, right] = [hashes.slice(0, half), hashes.slice(half)];
  return index < half
    ? [...merklePath(left, index, sm3), merkleRoot(right, sm3)]
    : [...merklePath(right, index - half, sm3), merkleRoot(left, sm3)];
}

/** Where a leaf stands among all. */
export interface LeafPlace {
  /** 0 for the first. */
  readonly index: number;
  /** How many leaves there are. */
  readonly size: number;
}

/** The root that a path leads a leaf to; undefined where the path cannot be that of the place (RFC 9162 §2.1.3.2). */
export function rootOfPath(leaf: string, { index, size }: LeafPlace, path: readonly string[], sm3: HashText): string | undefined {
  if (!Number.isSafeInteger(index) || !Number.isSafeInteger(size) || index < 0 || index >= size) return undefined;
  let at = index;
  let last = size - 1;
  let hash = leaf;
  for (const beside of path) {
    if (last === 0) return undefined;
    if (at % 2 === 1 || at === last) {
      hash = nodeHash(beside, hash, sm3);
      while (at % 2 === 0 && at !== 0) {
        at /= 2;
        last = Math.floor(last / 2);
      }
    } else {
      hash = nodeHash(hash, beside, sm3);
    }
    at = Math.floor(at / 2);
    last = Math.floor(last / 2);
  }
  return last === 0 ? hash : undefined;
}
