import { isUnderRoot, rootIsSigned, type Anchor } from './daily-root.ts';
import type { SmLibrary } from './sm-library.ts';

/** A voucher's number and the link that its holder knows, as a QR code carries them; and what the platform says of where it stands. */
export interface LookedUp {
  readonly voucherNumber: string;
  readonly hash: string;
  /** The way to the first root that covered this very link; null where none did. */
  readonly anchor: Anchor | null;
}

/** `proved`: by the root's signature and the way to it. `forged`: what was answered does not lead there. `told`: nothing but the answer says so. */
export type LookUpVerdict = 'proved' | 'forged' | 'told';

/** Checks what the platform answered to a number and a link, without asking it again. */
export function verifyLookUp(library: SmLibrary, { voucherNumber, hash, anchor }: LookedUp, knownKeys: readonly string[]): LookUpVerdict {
  if (anchor === null) return 'told';
  const leaf = { voucherNumber, length: anchor.length, head: hash };
  const isKnown = knownKeys.length === 0 || knownKeys.includes(anchor.root.publicKey);
  return isKnown && rootIsSigned(library, anchor.root) && isUnderRoot(library, leaf, anchor) ? 'proved' : 'forged';
}
