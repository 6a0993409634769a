import * as z from 'zod/mini';
import { DocumentConsent } from './document.ts';
import { ids, yuan } from './examples.ts';
import { act, query, resource } from './endpoint.ts';
import { pageOf, pageRequest } from './schemas/page.ts';
import { FeeItemId, FeeStateCode, Instant } from './schemas/primitives.ts';
import { FeeItem } from './schemas/user.ts';
import { wire } from './wire.ts';

const FeeRecord = z.extend(FeeItem, {
  state: FeeStateCode,
  declaredAt: wire('payTime', z.nullable(Instant)),
  /** Who declared it, by name. */
  declaredBy: wire('payer', z.nullable(z.string())),
  decidedAt: z.nullable(Instant),
});

const record = {
  id: ids.feeItem('FEE1'),
  kind: 'ukey',
  amount: yuan(200),
  agreementUrl: null,
  summary: '企业 USB-Key 工本费',
  mandatory: 1,
  returnReason: null,
  state: 'declared',
  declaredAt: '2026-11-20T09:40:00+08:00',
  declaredBy: '周涛',
  decidedAt: null,
} as const;

/** What the platform asks of an enterprise for its service. */
export const fee = resource('fee', 'api', '/corp/pay', {
  list: query('/payPage', {
    summary: '费用列表',
    needs: 'records.read',
    source: 'assumed',
    request: z.strictObject({ ...pageRequest, state: z.optional(FeeStateCode) }),
    response: pageOf(FeeRecord),
    example: { request: { page: 1, pageSize: 20 }, response: { list: [record], total: 1, page: 1, pageSize: 20 } },
  }),
  /** Declares one item paid; it then waits for the platform to find the payment. A USB key needs the agreement that was ticked. */
  pay: act('/pay', {
    summary: '缴费(每项一次)',
    movesMoney: true,
    needs: 'fee.pay',
    source: 'spec',
    refreshes: ['account', 'message', 'workbench'],
    request: z.strictObject({ id: FeeItemId, agreement: z.optional(DocumentConsent) }),
    response: FeeRecord,
    refuses: ['NOT_FOUND', 'ILLEGAL_STATE', 'AGREEMENT_REQUIRED', 'DOCUMENT_SUPERSEDED'],
    example: { request: { id: record.id, agreement: { id: 'ukeyFeeAgreement', version: '1.0' } }, response: record },
  }),
  /** Where fees are transferred to; null where the platform has not named an account. */
  receivingAccount: query('/receivingAccount', {
    summary: '平台收款账户',
    needs: 'records.read',
    source: 'added',
    request: z.strictObject({}),
    response: z.nullable(z.object({ accountName: z.string(), accountNumber: z.string(), bankName: z.string(), branchNumber: z.string() })),
    example: {
      request: {},
      response: {
        accountName: '链信供应链服务（山西）有限公司',
        accountNumber: '14050170020800006721',
        bankName: '建设银行太原综改区支行',
        branchNumber: '105161000347',
      },
    },
  }),
});
