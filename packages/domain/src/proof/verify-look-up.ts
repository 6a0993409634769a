import { isUnderRoot, rootIsSigned, type Anchor } from './daily-root.ts';
import type { SmLibrary } from './sm-library.ts';

/** A voucher number and event hash from a QR code, with the anchor from the platform's response. */
export interface VoucherLookUp {
  readonly voucherNumber: string;
  readonly hash: string;
  /** Anchor of the first root that covers this event; null when there is none yet. */
  readonly anchor: Anchor | null;
}

/** `proved`: by a signed root and the path to it. `forged`: the response does not match a signed root. `unproved`: there is only the response. */
export type LookUpVerdict = 'proved' | 'forged' | 'unproved';

/** Checks the platform's response to a look-up offline. With no known keys, any root signature is accepted. */
export function verifyLookUp(
  library: SmLibrary,
  { voucherNumber, hash, anchor }: VoucherLookUp,
  knownKeys: readonly string[],
): LookUpVerdict {
  if (anchor === null) return 'unproved';
  const leaf = { voucherNumber, length: anchor.length, head: hash };
  const isKnown = knownKeys.length === 0 || knownKeys.includes(anchor.root.publicKey);
  return isKnown && rootIsSigned(library, anchor.root) && isUnderRoot(library, leaf, anchor) ? 'proved' : 'forged';
}
