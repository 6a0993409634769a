import { contract, type AccountView } from '@lianxin/api/contract';
import { ids } from '@lianxin/api/mock';
import { enterprises } from './enterprises.ts';
import { first } from './example.ts';

const example = first(contract.bankAccount.list.example.response);
const account = (
  id: string,
  accountName: string,
  accountNumber: string,
  bankName: string,
  changes: Partial<AccountView> = {},
): AccountView => ({ ...example, id: ids.bankAccount(id), accountName, accountNumber, bankName, ...changes });

export const coreAccount = account('B1', enterprises.core.name, '1400 **** **** 8846', '建设银行朔州开发区支行');

/** The account for repayments to a lender. */
export const lendersAccount = account('B12', '建设银行朔州分行', '6230 **** **** 8866', '建设银行朔州分行');

/** The accounts of the supplier: its own, a second, and one that is not verified. */
export const supplierAccounts = [
  example,
  account('B7', enterprises.supplier.name, '1402 **** **** 7719', '建设银行忻州分行营业部', {
    branchNumber: '105173000024',
    isDefault: false,
  }),
  account('B8', enterprises.supplier.name, '6230 **** **** 2201', '山西省农信社忻州营业部', {
    branchNumber: '402173000011',
    verified: false,
    isDefault: false,
  }),
];
