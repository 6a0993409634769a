import { leafHash, rootOfPath, type ChainLeaf } from './merkle.ts';
import { signatureHolds, type SmLibrary } from './sm-library.ts';

/** The Merkle root over the chains of all vouchers, published daily. */
export interface DailyRoot {
  /** Business day in Asia/Shanghai, YYYY-MM-DD. */
  readonly day: string;
  /** Number of chains covered. */
  readonly chains: number;
  readonly root: string;
  /** The root of the previous day; zeros for the first. */
  readonly previousRoot: string;
  /** ISO 8601 with offset. */
  readonly computedAt: string;
}

export interface SignedRoot extends DailyRoot {
  /** The platform's public key, an uncompressed SM2 point in hex. */
  readonly publicKey: string;
  readonly signature: string;
}

/** Proof that a chain, as it was at the time, is covered by a root: the Merkle path from its head to the root. */
export interface Anchor {
  readonly root: SignedRoot;
  /** Index of the chain among all covered chains, from 0. */
  readonly index: number;
  /** Number of the chain's events covered. */
  readonly length: number;
  readonly path: readonly string[];
}

/** The text that the platform signs for a root. */
export const dailyRootText = ({ day, chains, root, previousRoot, computedAt }: DailyRoot): string =>
  `LX-ROOT-1|${day}|${chains}|${root}|${previousRoot}|${computedAt}`;

/** Whether the signature matches the key given in the root. The caller must verify separately that this is the platform's key. */
export const rootIsSigned = (library: SmLibrary, root: SignedRoot): boolean =>
  signatureHolds(library, root.publicKey, dailyRootText(root), root.signature);

/** Whether a chain is covered by the root of an anchor. */
export const isUnderRoot = (library: SmLibrary, leaf: ChainLeaf, { root, index, path }: Anchor): boolean =>
  rootOfPath(leafHash(leaf, library.sm3), { index, size: root.chains }, path, library.sm3) === root.root;
