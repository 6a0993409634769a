import { account, day, ids, party, yuan } from '../examples.ts';
import type { FundEntry, FundSupplement } from './shapes.ts';

/** A payment by a lender. */
export const fundEntry: FundEntry = {
  id: ids.fundEntry('F1'),
  number: 'ZJ20261120-0001',
  type: 'financing',
  direction: 'in',
  amount: yuan(733_000),
  balanceAfter: yuan(733_000),
  bookedOn: day('2026-11-20'),
  bookedAt: '2026-11-20T15:20:00+08:00',
  object: { kind: 'financing', id: 'R1', part: 'holder' },
  paid: null,
  objectNumber: 'RZ20261118-0001',
  voucherNumbers: ['LX20261105000030980'],
  counterpartyName: party.bank.name,
  counterpartyNumber: '4367 **** **** 1024',
  account: { id: account.id, bankName: account.bankName, accountNumber: account.accountNumber },
  bankSerial: 'HD202611200001',
  source: 'system',
  supplementId: null,
  reconciliation: 'unmatched',
  makerName: null,
  checkerName: null,
  remark: null,
};

export const supplementReference = {
  id: ids.fundSupplement('S1'),
  applicationNumber: 'BL20261120-0001',
  state: 'awaitingReview' as const,
  version: 0,
};

/** A receipt from outside the platform, added by hand. */
export const supplementExample: FundSupplement = {
  ...supplementReference,
  type: 'supplement',
  direction: 'in',
  amount: yuan(1_200),
  bookedOn: day('2026-11-19'),
  account: { id: account.id, bankName: account.bankName, accountNumber: account.accountNumber },
  counterpartyName: '国网山西省电力公司',
  counterpartyNumber: '1400160000001020035',
  objectNumber: null,
  voucherNumber: null,
  bankSerial: '20261119102030480001',
  purpose: '电费退款，线下到账',
  makerName: '刘志强',
  isOwn: false,
  submittedAt: '2026-11-20T10:02:00+08:00',
  reviewerName: null,
  waitingFor: { role: 'reviewer', since: '2026-11-20T10:02:00+08:00' },
  reason: null,
  acts: ['view', 'pass', 'return'],
};
