import type { EnterpriseNo } from '@lianxin/api/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import type { ActContext } from '../../../ledger/act-context.ts';
import { actedForAnother } from '../../applications/application/index.ts';
import { usable } from '../../foundation/parties/index.ts';
import { mergedOf, isOpenSupplier } from '../../trade/suppliers/index.ts';
import type { Leg } from './leg.ts';

/** Facts about the parties of some legs. */
export interface LegPartyFacts {
  /** Suspended issuers of the pieces. */
  readonly suspended: ReadonlySet<string>;
  /** Recipients that the sender may transfer to. */
  readonly suppliers: ReadonlySet<string>;
  /** Replacements of merged recipients, by name. */
  readonly mergedInto: ReadonlyMap<string, string>;
  /** Holders of usable receiving accounts. */
  readonly payeeOf: ReadonlyMap<string, string>;
  /** Sellers of the sender's contracts. */
  readonly sellerOf: ReadonlyMap<string, string>;
  /** Whether the person has acted for another enterprise on one of the vouchers. */
  readonly bothSides: boolean;
  readonly nameOf: ReadonlyMap<string, string>;
  /** Serial numbers that were drawn. */
  readonly drawn: { readonly batches: readonly number[]; readonly transfers: readonly number[] };
}

/** How many new numbers are needed. */
interface NumbersToDraw {
  readonly batches: number;
  readonly transfers: number;
}

const given = (name: string) => sql`${sql.placeholder(name)}::text`;
const among = (name: string) => sql`any(${sql.placeholder(name)}::text[])`;

const selectLegPartyFacts = prepared((db: Db) =>
  db
    .select({ kind: sql<string>`kind`, id: sql<string>`id`, no: sql<string>`no` })
    .from(
      sql`(
        select 'suspended' as kind, enterprise_no as id, '' as no from enterprise
          where issue_suspended and enterprise_no in (select issuer_no from piece where id = ${among('pieceIds')})
        union all select 'supplier', supplier_no, '' from supplier_relation where buyer_no = ${given('senderNo')} and supplier_no = ${among('recipientNos')} and ${isOpenSupplier}
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

/** Takes one statement for all legs and draws numbers. */
export async function legPartyFactsOf(
  { db, actor }: Pick<ActContext, 'db' | 'actor'>,
  senderNo: EnterpriseNo,
  legs: readonly Leg[],
  draw: NumbersToDraw = { batches: 0, transfers: 0 },
): Promise<LegPartyFacts> {
  const unique = (ids: readonly string[]) => [...new Set(ids)];
  const rows = await selectLegPartyFacts(db).execute({
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
