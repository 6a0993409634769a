import * as z from 'zod/mini';
import { query } from '../endpoint.ts';
import { PayeeAccount, payeeAccount } from '../schemas/payee-account.ts';
import { PledgeId } from '../schemas/primitives.ts';
import { pledgeReference } from './examples.ts';

/** Payments that one party to a loan makes to another outside the platform. */
const PAYMENTS = ['disbursement', 'guaranteeFee'] as const;

export const pledgePayeeCalls = {
  /**
   * The account that the viewer's enterprise has to pay, in full, which is recorded in the audit trail. Only the enterprise that has to pay
   * may see it.
   */
  payee: query('//pledge/payee', {
    summary: '收款方账户',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({ id: PledgeId, payment: z.enum(PAYMENTS) }),
    response: PayeeAccount,
    refuses: ['NOT_FOUND', 'ILLEGAL_STATE', 'ACCOUNT_UNUSABLE'],
    example: { request: { id: pledgeReference.id, payment: 'disbursement' }, response: payeeAccount },
  }),
};
