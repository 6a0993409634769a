import type * as z from 'zod/mini';
import { account, yuan } from '../examples.ts';
import type { Balance, OwnAccount, OwnAccountDetail, Transaction } from './shapes.ts';

export const exampleAccount: z.output<typeof OwnAccount> = {
  ...account,
  kind: 'basic',
  channel: null,
  defaultOf: [],
  pays: false,
  state: 'usable',
  deposit: 'verified',
  triesLeft: 0,
  wrongTries: 0,
  balance: yuan(1_286_430.52),
  balanceAt: '2026-11-20T09:41:00+08:00',
  version: 3,
  acts: ['view', 'makeDefault', 'unbind'],
};

export const exampleDetail: z.output<typeof OwnAccountDetail> = {
  ...exampleAccount,
  uses: [{ kind: 'voucher', number: 'LX20261118000034218' }],
  useCount: 1,
  log: [
    {
      event: 'bankAccount.verify',
      actorName: '刘志强',
      actorRole: 'administrator',
      enterpriseName: '恒信机电设备有限公司',
      at: '2026-11-18T16:50:00+08:00',
      reason: null,
      certificateSerial: null,
      signed: false,
    },
  ],
};

export const exampleBalance: z.output<typeof Balance> = {
  balance: yuan(1_286_430.52),
  opening: yuan(1_201_430.52),
  received: yuan(120_000),
  paid: yuan(35_000),
  asOf: '2026-11-20T09:41:00+08:00',
  difference: yuan(0),
};

export const exampleTransaction: z.output<typeof Transaction> = {
  serial: '20261120102000017',
  bookedAt: '2026-11-20T09:12:00+08:00',
  direction: 'in',
  amount: yuan(120_000),
  counterpartyName: '晋北煤业集团有限公司',
  counterpartyNumber: '1400 **** **** 8846',
  balanceAfter: yuan(1_286_430.52),
  summary: '11 月货款',
};
