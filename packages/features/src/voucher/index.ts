export type { VoucherDetailProps, VoucherTab } from './detail/voucher-detail.tsx';
export { VoucherDetail } from './lazy-detail.tsx';
export { voucherScreens } from './screens.ts';
