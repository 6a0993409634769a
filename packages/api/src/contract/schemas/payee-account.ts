import * as z from 'zod/mini';

/** The account of a payee in full, for the enterprise that has to pay it. */
export const PayeeAccount = z.object({
  accountName: z.string(),
  accountNumber: z.string(),
  bankName: z.string(),
  branchNumber: z.string(),
});

export type PayeeAccount = z.output<typeof PayeeAccount>;

export const payeeAccount: PayeeAccount = {
  accountName: '恒信机电设备有限公司',
  accountNumber: '6212260500001230358',
  bankName: '工商银行太原五一路支行',
  branchNumber: '102161000016',
};
