import { fileCalls, voucherFileCalls } from './file.ts';

/** Files, on both bases. */
export const file = { ...fileCalls, ...voucherFileCalls };
