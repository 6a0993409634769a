import type { TradeContractRow } from '@lianxin/api/contract';
import { fen, holdsPermission, tradeContractActs } from '@lianxin/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { tradeContract } from '../../../schema/index.ts';
import { contractViews } from './trade-views.ts';

/** Invoice amounts used by vouchers and transfers under a contract. */
export const USED_AMOUNT = sql<string>`(select coalesce(sum(u.amount), 0) from invoice_use u where u.active and (u.owner_kind, u.owner_id) in (
  select 'issuance', i.id from issuance i where i.form ->> 'contractId' = trade_contract.id and not i.removed
  union all select 'transfer', t.id from transfer t where t.contract_id = trade_contract.id and not t.removed))`;

/** Whether the contract was ever used. */
const USED = sql<boolean>`(exists (select 1 from issuance i where i.form ->> 'contractId' = trade_contract.id and not i.removed and i.state <> 'draft')
  or exists (select 1 from transfer t where t.contract_id = trade_contract.id))`;

const INVOICES = sql<string>`(select count(*) from trade_invoice n where n.contract_id = trade_contract.id and n.superseded_at is null)`;

export const contractRows = (db: Db) =>
  db.select({ contract: tradeContract, usedAmount: USED_AMOUNT, used: USED, invoices: INVOICES }).from(tradeContract);

type ContractFound = Awaited<ReturnType<typeof contractRows>>[number];

export async function contractIsUsed(db: Db, where: SQL): Promise<boolean> {
  const [row] = await db.select({ used: USED }).from(tradeContract).where(where);
  return row?.used === true;
}

export async function contractRowViews(context: CallContext, found: readonly ContractFound[]): Promise<TradeContractRow[]> {
  const ownNo = enterpriseOf(context);
  const mayEdit = holdsPermission(context.viewer.role, 'trade.edit');
  const views = await contractViews(
    context.db,
    found.map(({ contract }) => contract),
  );
  return found.flatMap(({ contract, usedAmount, used, invoices }, index) => {
    const view = views[index];
    if (!view) return [];
    const standing = { own: contract.registeredByNo === ownNo, used: used || Number(invoices) > 0, hasFile: contract.fileId !== null };
    return [
      {
        ...view,
        version: contract.version,
        usedAmount: fen(BigInt(usedAmount)),
        invoiceCount: Number(invoices),
        acts: mayEdit ? [...tradeContractActs(standing)] : [],
      },
    ];
  });
}
