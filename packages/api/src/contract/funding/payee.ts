import * as z from 'zod/mini';
import { query } from '../endpoint.ts';
import { PayeeAccount, payeeAccount } from '../schemas/payee-account.ts';
import type { Schema } from '../wire.ts';
import type { FundingKind } from './calls.ts';

/** The account that the viewer's enterprise has to pay, in full, which is recorded in the audit trail. Only the party that has to pay may see it. `payments` are those between the parties to an application of the kind. */
export const payeeCall = <Id extends string, const Payment extends string>(
  { name, id, exampleId }: Pick<FundingKind<Id, Schema>, 'name' | 'id' | 'exampleId'>,
  payments: readonly [Payment, ...Payment[]],
) =>
  query(`//${name}/payee`, {
    summary: '收款方账户',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({ id, payment: z.enum(payments) }),
    response: PayeeAccount,
    refuses: ['NOT_FOUND', 'ILLEGAL_STATE', 'ACCOUNT_UNUSABLE'],
    example: { request: { id: exampleId, payment: payments[0] }, response: payeeAccount },
  });
