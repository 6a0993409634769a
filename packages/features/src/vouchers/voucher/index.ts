/** The vouchers that an enterprise holds, and one voucher in every detail. */
export type { VoucherDetailProps } from './detail/voucher-detail.tsx';
export type { VoucherTab } from './detail/voucher-tab.ts';
export type { FaceData } from './face/face-data.ts';
export { VoucherDetail } from './lazy-detail.tsx';
export { VoucherFace } from './lazy-face.tsx';
export { voucherScreens } from './screens.ts';
export { PieceAmount, type PieceAmountProps } from './picking/piece-amount.tsx';
export { PiecePicker, type PiecePickerProps } from './picking/piece-picker.tsx';
export { amountFor, isMistyped, overdrawnBy, remainingOf, typedTotal, type TypedAmounts } from './picking/typed-amounts.ts';
export { usePiecePicking, type PiecePicking } from './picking/use-piece-picking.ts';
export { words as voucherWords } from './words.ts';
