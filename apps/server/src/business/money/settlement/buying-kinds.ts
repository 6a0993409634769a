import { FINANCING } from '../../lending/financing/index.ts';
import { bookBoughtBy, type BookBought } from '../../lending/funding/index.ts';

/** The kinds of application by which lenders buy vouchers. A server adds those of further kinds that it serves. */
export const buyingKinds = new Map<string, BookBought>([[FINANCING.kind, bookBoughtBy(FINANCING)]]);
