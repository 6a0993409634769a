import { leafHash, rootOfPath, type ChainLeaf } from './merkle.ts';
import { signatureHolds, type SmLibrary } from './sm-library.ts';

/** One root over the heads of all vouchers' chains, as it is published each day. */
export interface DailyRoot {
  /** The business day that it closes, in Asia/Shanghai. */
  readonly day: string;
  /** How many chains it covers. */
  readonly chains: number;
  readonly root: string;
  /** The root before it; zeros before the first. */
  readonly previousRoot: string;
  /** When, ISO 8601 with offset. */
  readonly computedAt: string;
}

/** A root with the platform's signature. */
export interface SignedRoot extends DailyRoot {
  /** The platform's key, an uncompressed point of SM2's curve in hex. */
  readonly publicKey: string;
  readonly signature: string;
}

/** What shows that one chain is under a root: as long as the chain was then, and the way from its head to the root. */
export interface Anchor {
  readonly root: SignedRoot;
  /** Where the chain stands among all under the root, 0 for the first. */
  readonly index: number;
  /** How many of the chain's events the root covers. */
  readonly length: number;
  readonly path: readonly string[];
}

/** What the platform signs of a root. */
export const dailyRootText = ({ day, chains, root, previousRoot, computedAt }: DailyRoot): string =>
  `LX-ROOT-1|${day}|${chains}|${root}|${previousRoot}|${computedAt}`;

/** Whether a root is signed by the key that it names. Whose key that is must be known from elsewhere. */
export const rootIsSigned = (library: SmLibrary, root: SignedRoot): boolean =>
  signatureHolds(library, root.publicKey, dailyRootText(root), root.signature);

/** Whether a chain's head lies under a root. */
export const isUnderRoot = (library: SmLibrary, leaf: ChainLeaf, { root, index, path }: Anchor): boolean =>
  rootOfPath(leafHash(leaf, library.sm3), { index, size: root.chains }, path, library.sm3) === root.root;
