import type { AccountView, FinancingRow as FinancingRowView } from '@lianxin/api/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import type { RowViewer } from '../../../platform/session/row-viewer.ts';
import { bankAccount, financingPiece, issuance, voucher } from '../../../schema/index.ts';
import { accountView } from '../../foundation/parties/index.ts';
import { fundingViews } from '../funding/index.ts';
import { FINANCING } from './kind.ts';
import type { FinancingRow } from './repository.ts';

export type FinancingPart = FinancingRowView['part'];

const PARTS: readonly FinancingPart[] = ['own', 'funder', 'counterparty'];

/** The accounts that the vouchers of some financings are paid from, and so the issuer's share of the costs. */
async function payingAccounts(db: Db, ids: readonly FinancingRow['id'][]): Promise<ReadonlyMap<string, AccountView[]>> {
  const found = new Map<string, AccountView[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .selectDistinct({ id: financingPiece.applicationId, account: bankAccount })
    .from(financingPiece)
    .innerJoin(voucher, eq(voucher.id, financingPiece.voucherId))
    .innerJoin(issuance, eq(issuance.id, voucher.issuanceId))
    .innerJoin(bankAccount, sql`${bankAccount.id} = ${issuance.form} ->> 'payAccountId'`)
    .where(inArray(financingPiece.applicationId, [...ids]))
    .orderBy(bankAccount.id);
  for (const { id, account } of rows) found.set(id, [...(found.get(id) ?? []), accountView(account)]);
  return found;
}

/** Financings as lists show them. */
export async function financingRowViews(
  context: Pick<CallContext, 'db' | 'clock' | 'language'>,
  rows: readonly FinancingRow[],
  viewer: RowViewer,
): Promise<FinancingRowView[]> {
  const borne = rows.filter(({ issuerNo, issuerCosts }) => issuerNo === viewer.viewerNo && issuerCosts > 0n);
  const accounts = await payingAccounts(
    context.db,
    borne.map(({ id }) => id),
  );
  return fundingViews(FINANCING, PARTS, context, rows, viewer, ({ id, paidOut, issuerCosts, dueOn, asksFurtherStep, furtherStep }) => ({
    paidOut,
    issuerCosts,
    issuerPaysFrom: accounts.get(id) ?? [],
    dueOn,
    furtherStep: asksFurtherStep ? { done: furtherStep !== null } : null,
  }));
}
