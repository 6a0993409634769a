import { contract, type ResponseOf } from '@lianxin/api/contract';
import { ids } from '@lianxin/api/mock';
import { allowedActs, fen, type BankAccountState, type Role } from '@lianxin/domain';
import { first, pageBy } from '../../platform/testing/world/example.ts';
import type { Account } from './list/account-terms.ts';

const example = first(contract.bankAccount.listManaged.example.response.list);

const IN_STATE: Readonly<Record<BankAccountState, Partial<Account>>> = {
  unproved: { accountNumber: '6230 **** **** 2201', bankName: '山西省农信社忻州营业部', branchNumber: '402173000011' },
  usable: { balance: example.balance, balanceAt: example.balanceAt, verified: true, deposit: 'verified' },
  frozen: { accountNumber: '1402 **** **** 7719', bankName: '建设银行忻州分行营业部', verified: true, deposit: 'verified' },
  unbound: { accountNumber: '1031 **** **** 0358', bankName: '农业银行太原长治路支行', verified: true },
};

export const accountIn = (state: BankAccountState, changes: Partial<Account> = {}, role: Role = 'administrator'): Account => ({
  ...example,
  id: ids.bankAccount(`B-${state}`),
  verified: false,
  isDefault: false,
  deposit: null,
  triesLeft: 0,
  wrongTries: 0,
  balance: null,
  balanceAt: null,
  ...IN_STATE[state],
  state,
  acts: [...allowedActs('bankAccount', state, 'own', role)],
  ...changes,
});

/** An account with a deposit to confirm. */
export const proving: Account = accountIn('unproved', {
  id: ids.bankAccount('B-proving'),
  accountNumber: '1405 **** **** 1963',
  bankName: '建设银行忻州和平街支行',
  kind: 'general',
  deposit: 'paid',
  triesLeft: 2,
  wrongTries: 1,
});

/** Accounts in every state: default, for a channel, to verify, frozen, unbound. */
export const accountRows: readonly Account[] = [
  accountIn('usable', { isDefault: true, kind: 'basic' }),
  accountIn('usable', {
    id: ids.bankAccount('B-supervised'),
    accountNumber: '6217 **** **** 4406',
    bankName: '中国银行忻州和平街支行',
    kind: 'supervised',
    channel: 3,
    defaultOf: [3],
    balance: fen(52_000_000n),
  }),
  proving,
  accountIn('unproved', { kind: 'receiving' }),
  accountIn('frozen', { kind: 'general' }),
  accountIn('unbound', { kind: 'receiving' }),
];

type Page = ResponseOf<typeof contract.bankAccount.listManaged>;

export const pageOfAccounts = (list: readonly Account[]): Page => pageBy(list, 'state');

export const detailOf = (account: Account): ResponseOf<typeof contract.bankAccount.get> => ({
  ...contract.bankAccount.get.example.response,
  ...account,
  uses: [],
  useCount: 0,
});

const funds = first(contract.bankAccount.balance.example.response.accounts);

/** Balances of three channels: one with a difference, one not queried yet. */
export const channelFunds: ResponseOf<typeof contract.bankAccount.balance> = {
  total: fen(180_643_052n),
  accounts: [
    { ...funds, id: ids.bankAccount('B-3'), channel: 3 },
    {
      ...funds,
      id: ids.bankAccount('B-6'),
      channel: 6,
      bankName: '建设银行忻州分行营业部',
      balance: fen(52_000_000n),
      funds: funds.funds && { ...funds.funds, balance: fen(52_000_000n), difference: fen(120_000n) },
    },
    { ...funds, id: ids.bankAccount('B-11'), channel: 11, bankName: '农业银行太原长治路支行', balance: null, balanceAt: null, funds: null },
  ],
};

type Enrolment = ResponseOf<typeof contract.enrolment.list>[number];

/** A lender's state with the enterprise; all requests were made by one person. */
const lender = (channel: number, lenderName: string, state: Enrolment['state'], submittedAt?: string, more: Partial<Enrolment> = {}) => ({
  channel,
  channels: [{ channel, isSigned: state === 'signed' }],
  lenderName,
  state,
  submittedBy: submittedAt === undefined ? null : '刘芳',
  submittedAt: submittedAt ?? null,
  decidedAt: null,
  reason: null,
  ...more,
});

/** Lenders in every state. */
export const lenders: ResponseOf<typeof contract.enrolment.list> = [
  lender(1, '银行A朔州分行', 'signed'),
  lender(2, '农业银行朔州分行', 'none'),
  lender(5, '省级银行太原分行', 'refused', '2026-11-16T09:42:00+08:00', {
    decidedAt: '2026-11-17T15:08:00+08:00',
    reason: '本行暂不受理微型企业',
  }),
  lender(3, '晋融小额贷款有限公司', 'none', undefined, {
    channels: [
      { channel: 3, isSigned: true },
      { channel: 6, isSigned: false },
      { channel: 11, isSigned: false },
    ],
  }),
  lender(8, '邮政储蓄银行朔州市分行', 'submitted', '2026-11-19T10:20:00+08:00'),
  lender(10, '城市商业银行太原分行', 'signed', '2026-11-12T10:20:00+08:00', { decidedAt: '2026-11-12T11:05:00+08:00' }),
];
