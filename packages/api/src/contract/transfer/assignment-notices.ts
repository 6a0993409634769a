import * as z from 'zod/mini';
import { act, query } from '../endpoint.ts';
import { firstPage, ids, pageWith, party } from '../examples.ts';
import { summedPageOf, pageRequest } from '../schemas/page.ts';
import { Party } from '../schemas/party.ts';
import { Day, Instant, Money, NoticeId, VoucherNumber } from '../schemas/primitives.ts';
import { wire } from '../wire.ts';
import { row } from './examples.ts';

/** The notice to the issuer that a claim against it was assigned (Civil Code 546), and when it was read. */
const AssignmentNotice = z.object({
  id: NoticeId,
  number: wire('pzbh', VoucherNumber),
  from: Party,
  to: Party,
  amount: wire('amt', Money),
  dueOn: wire('endDate', Day),
  transferredAt: Instant,
  readAt: z.nullable(Instant),
  readBy: z.nullable(z.string()),
});

const notice = {
  id: ids.notice('N1'),
  number: ids.voucherNumber('LX20261118000034217-01'),
  from: party.supplier,
  to: party.tier2,
  amount: row.amount,
  dueOn: row.dueOn,
  transferredAt: '2026-11-20T15:20:00+08:00',
  readAt: null,
  readBy: null,
};

/** Notices of assignment, and the receipt for reading them. */
export const noticeCalls = {
  /** Notices to the issuer of each transfer of its vouchers. */
  listNotices: query('//transfer/listNotices', {
    summary: '债权转让通知列表',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({ ...pageRequest, unreadOnly: z.optional(z.boolean()) }),
    response: summedPageOf(AssignmentNotice, z.enum(['amount'])),
    example: { request: firstPage, response: pageWith(notice) },
  }),
  /** Leaves the issuer's read receipt; the first reader's stands. */
  readNotice: act('//transfer/readNotice', {
    summary: '债权转让通知已阅',
    needs: 'notice.read',
    source: 'added',
    refreshes: ['message', 'workbench'],
    request: z.strictObject({ id: NoticeId }),
    response: AssignmentNotice,
    refuses: ['NOT_FOUND'],
    example: { request: { id: notice.id }, response: { ...notice, readAt: '2026-11-20T16:00:00+08:00', readBy: '赵晓东' } },
  }),
} as const;
