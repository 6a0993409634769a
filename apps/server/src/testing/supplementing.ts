import { contract, FileId, type Contract, type RequestOf } from '@lianxin/api/contract';
import { addDays } from '@lianxin/domain';
import * as z from 'zod/mini';
import { accountId, yuan } from '../sandbox/seed/trade.ts';
import { file, storedObject } from '../schema/index.ts';
import type { TestServer } from './test-server.ts';

type Form = RequestOf<Contract['fundRegister']['submitSupplement']>;

const RECEIPT = z.parse(FileId, 'RECEIPT1');

/** Inserts a receipt uploaded by the supplier's administrator. */
export async function uploadReceipt(server: TestServer): Promise<void> {
  const { db } = server.database;
  const at = server.clock.now();
  const object = { key: 'lianxin/E1002/receipt.pdf', enterpriseNo: 'E1002', size: 3, contentType: 'application/pdf' };
  await db.insert(storedObject).values({ ...object, sha256: 'x', storedAt: at });
  const { id: uploadedBy } = await (await server.as('supplier-admin')).call(contract.account.currentUser, {});
  await db.insert(file).values({ ...object, id: RECEIPT, name: '回单.pdf', uploadedBy, uploadedAt: at });
}

/** A valid entry for the supplier's fund register, with that receipt. */
export const supplementForm = (server: TestServer, changes: Partial<Form> = {}): Form => ({
  type: 'supplement',
  direction: 'in',
  amount: yuan(1_200),
  bookedOn: addDays(server.clock.today(), -2),
  accountId: accountId('E1002'),
  counterpartyName: '国网山西省电力公司',
  purpose: '电费退款，线下到账',
  attachments: [RECEIPT],
  ...changes,
});
