import { FINANCING } from '../../lending/financing/index.ts';
import { bookPaymentAtMaturity, type BookPaymentAtMaturity } from '../../lending/funding/index.ts';

/** Kinds of application by which lenders buy vouchers. A server may add its own. */
export const buyingKinds = new Map<string, BookPaymentAtMaturity>([[FINANCING.kind, bookPaymentAtMaturity(FINANCING)]]);
