/** Holdings, circulation and history, as each party may read them. */
export { voucherCalls } from './calls.ts';
export { pieceDetail } from './detail.ts';
export { dueIn, type Figure, type Span, sumOf } from './due-spans.ts';
export { evidenceOf, readHistory } from './history.ts';
export { type Due, type Dues, storedDuesOf } from './kept-dues.ts';
export { isFinanceable } from './list-financeable.ts';
export { cameBy, isReceivable } from './piece-conditions.ts';
export { soonAfter } from './soon.ts';
export { heldTotals } from './totals.ts';
export { byId, piecesOf, isHolding, touchedBy, visiblePiece } from './visible.ts';
