import { FINANCING } from '../../lending/financing/index.ts';
import { bookBoughtBy, type BookBought } from '../../lending/funding/index.ts';

/** Kinds of application by which lenders buy vouchers. A server may add its own. */
export const buyingKinds = new Map<string, BookBought>([[FINANCING.kind, bookBoughtBy(FINANCING)]]);
