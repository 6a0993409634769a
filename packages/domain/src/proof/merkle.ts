import type { HashText } from '../ledger/history.ts';

/** The state of a voucher's chain at one moment. */
export interface ChainLeaf {
  readonly voucherNumber: string;
  /** Number of events. */
  readonly length: number;
  /** Hash of the last event. */
  readonly head: string;
}

/** Leaves and nodes are hashed with different prefixes, so that a node cannot pass as a leaf. */
export const leafHash = ({ voucherNumber, length, head }: ChainLeaf, sm3: HashText): string =>
  sm3(`LX-LEAF-1|${voucherNumber}|${length}|${head}`);
const nodeHash = (left: string, right: string, sm3: HashText): string => sm3(`LX-NODE-1|${left}|${right}`);

const emptyRoot = (sm3: HashText): string => sm3('LX-EMPTY-1');

/** An incremental Merkle tree in the form of RFC 9162 §2.1. It stores at most one hash per level. */
export interface MerkleTree {
  add(hash: string): void;
  /** The root over all hashes added so far. */
  root(): string;
}

/** Creates an empty tree. */
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

/** The root over leaf hashes. */
export function merkleRoot(hashes: readonly string[], sm3: HashText): string {
  const tree = merkleTree(sm3);
  for (const hash of hashes) tree.add(hash);
  return tree.root();
}

/** The sibling hashes from a leaf up to the root. Throws a RangeError when there is no leaf at `index`. */
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

export interface LeafPlace {
  /** From 0. */
  readonly index: number;
  /** Number of leaves. */
  readonly size: number;
}

/** Computes the root from a leaf and its path; undefined when the path does not fit the leaf's place (RFC 9162 §2.1.3.2). */
export function rootOfPath(leaf: string, { index, size }: LeafPlace, path: readonly string[], sm3: HashText): string | undefined {
  if (!Number.isSafeInteger(index) || !Number.isSafeInteger(size) || index < 0 || index >= size) return undefined;
  let at = index;
  let last = size - 1;
  let hash = leaf;
  for (const sibling of path) {
    if (last === 0) return undefined;
    if (at % 2 === 1 || at === last) {
      hash = nodeHash(sibling, hash, sm3);
      while (at % 2 === 0 && at !== 0) {
        at /= 2;
        last = Math.floor(last / 2);
      }
    } else {
      hash = nodeHash(hash, sibling, sm3);
    }
    at = Math.floor(at / 2);
    last = Math.floor(last / 2);
  }
  return last === 0 ? hash : undefined;
}
