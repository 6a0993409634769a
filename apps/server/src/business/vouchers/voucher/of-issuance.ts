import type { IssuanceId } from '@lianxin/api/contract';
import { eq } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { voucher } from '../../../schema/index.ts';
import { issuances } from '../issuance/index.ts';
import { historyOf, treeOf } from './tree.ts';
import { piecesOf } from './visible.ts';

async function voucherOf(context: CallContext, id: IssuanceId) {
  const { row } = await issuances.find(context.db, id, enterpriseOf(context));
  if (row.voucherId === null) return undefined;
  const [promise] = await context.db.select().from(voucher).where(eq(voucher.id, row.voucherId));
  return promise;
}

export const children: Handlers['issuance']['children'] = async (context, { id }) => {
  const promise = await voucherOf(context, id);
  return promise ? treeOf(context.db, await piecesOf(context.db, promise.id), enterpriseOf(context)) : [];
};

/** Circulation with other names sealed. */
export const circulation: Handlers['issuance']['circulation'] = async (context, { id }) => {
  const promise = await voucherOf(context, id);
  return promise ? historyOf(context.db, promise, enterpriseOf(context)) : [];
};
