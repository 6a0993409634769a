import * as z from 'zod/mini';
import { day, yuan } from '../examples.ts';
import { CreditApplicationId } from '../schemas/primitives.ts';
import type { CreditApplication, CreditLine, Reference } from './shapes.ts';

export const exampleLine: z.output<typeof CreditLine> = {
  channel: 12,
  bankName: '建设银行',
  creditNumber: 'SX-CCB-2026-01',
  state: 'inForce',
  total: yuan(100_000_000),
  used: yuan(61_400_000),
  inTransit: yuan(0),
  available: yuan(38_600_000),
  beginsOn: day('2026-07-01'),
  validUntil: day('2027-06-30'),
  queriedAt: '2026-11-20T09:41:00+08:00',
  version: 0,
};

export const exampleReference: z.output<typeof Reference> = {
  id: z.parse(CreditApplicationId, 'CA1'),
  applicationNumber: 'SX20261120-0001',
  state: 'awaitingReview',
  version: 0,
};

export const exampleApplication: z.output<typeof CreditApplication> = {
  ...exampleReference,
  channel: 12,
  bankName: '建设银行',
  amount: yuan(150_000_000),
  previousTotal: yuan(100_000_000),
  purpose: '明年煤机采购增加，现有额度不足',
  makerName: '赵国强',
  isOwn: false,
  submittedAt: '2026-11-20T10:02:00+08:00',
  decidedAt: null,
  grantedTotal: null,
  validUntil: null,
  waitingFor: { party: 'own', role: 'reviewer', since: '2026-11-20T10:02:00+08:00' },
  reason: null,
  acts: ['view', 'pass', 'return'],
};
