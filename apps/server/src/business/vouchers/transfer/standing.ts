import type { EnterpriseNo } from '@lianxin/api/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import type { ActContext } from '../../../ledger/act-context.ts';
import { actedForAnother } from '../../applications/application/index.ts';
import { usable } from '../../foundation/parties/index.ts';
import { mergedOf, open } from '../../trade/suppliers/index.ts';
import type { Leg } from './leg.ts';

/** How those stand to each other whom some legs name. */
export interface Standing {
  /** Issuers of the pieces that may not issue any more. */
  readonly suspended: ReadonlySet<string>;
  /** Recipients that one may transfer to. */
  readonly suppliers: ReadonlySet<string>;
  /** Recipients that were merged into another supplier, and its name. */
  readonly mergedInto: ReadonlyMap<string, string>;
  /** Whose the accounts are that money can be received on now. */
  readonly payeeOf: ReadonlyMap<string, string>;
  /** Who sells by the sender's contracts. */
  readonly sellerOf: ReadonlyMap<string, string>;
  /** Whether the person has acted for another enterprise on a voucher of the pieces. */
  readonly bothSides: boolean;
  readonly nameOf: ReadonlyMap<string, string>;
  /** The running numbers that were drawn. */
  readonly drawn: { readonly batches: readonly number[]; readonly transfers: readonly number[] };
}

/** How many new numbers an act needs. */
interface Draw {
  readonly batches: number;
  readonly transfers: number;
}

const given = (name: string) => sql`${sql.placeholder(name)}::text`;
const among = (name: string) => sql`any(${sql.placeholder(name)}::text[])`;

const standing = prepared((db: Db) =>
  db
    .select({ kind: sql<string>`kind`, id: sql<string>`id`, no: sql<string>`no` })
    .from(
      sql`(
        select 'suspended' as kind, enterprise_no as id, '' as no from enterprise
          where issue_suspended and enterprise_no in (select issuer_no from piece where id = ${among('pieceIds')})
        union all select 'supplier', supplier_no, '' from supplier_relation where buyer_no = ${given('senderNo')} and supplier_no = ${among('recipientNos')} and ${open}
        union all select 'merged', supplier_no, name from (${mergedOf(given('senderNo'), sql`${sql.placeholder('recipientNos')}::text[]`)}) merged
        union all select 'account', id, enterprise_no from bank_account where id = ${among('accountIds')} and ${usable}
        union all select 'contract', id, seller_no from trade_contract where id = ${among('contractIds')} and buyer_no = ${given('senderNo')}
        union all select 'side', id, '' from voucher v where id in (select voucher_id from piece where id = ${among('pieceIds')})
          and ${actedForAnother(sql`v.id`, given('userId'), given('senderNo'))}
        union all select 'batch', nextval('batch_number_seq')::text, '' from generate_series(1, ${sql.placeholder('batches')}::int)
        union all select 'transfer', nextval('transfer_number_seq')::text, '' from generate_series(1, ${sql.placeholder('transfers')}::int)
        union all select 'name', enterprise_no, name from enterprise where enterprise_no = ${given('senderNo')} or enterprise_no = ${among('recipientNos')}
      ) standing`,
    )
    .prepare('standing_of_legs'),
);

/** Reads it, of all legs in one statement, and draws numbers for what an act makes of them. */
export async function standingOf(
  { db, actor }: Pick<ActContext, 'db' | 'actor'>,
  senderNo: EnterpriseNo,
  legs: readonly Leg[],
  draw: Draw = { batches: 0, transfers: 0 },
): Promise<Standing> {
  const unique = (ids: readonly string[]) => [...new Set(ids)];
  const rows = await standing(db).execute({
    ...draw,
    senderNo,
    userId: actor.userId,
    pieceIds: unique(legs.map(({ pieceId }) => pieceId)),
    recipientNos: unique(legs.map(({ recipientNo }) => recipientNo)),
    accountIds: unique(legs.map(({ receivingAccountId }) => receivingAccountId)),
    contractIds: unique(legs.map(({ contractId }) => contractId)),
  });
  const of = (wanted: string): Map<string, string> => new Map(rows.filter(({ kind }) => kind === wanted).map(({ id, no }) => [id, no]));
  return {
    suspended: new Set(of('suspended').keys()),
    suppliers: new Set(of('supplier').keys()),
    mergedInto: of('merged'),
    payeeOf: of('account'),
    sellerOf: of('contract'),
    bothSides: of('side').size > 0,
    nameOf: of('name'),
    drawn: { batches: [...of('batch').keys()].map(Number), transfers: [...of('transfer').keys()].map(Number) },
  };
}
