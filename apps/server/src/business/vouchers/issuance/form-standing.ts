import { TradeInvoiceId, type EnterpriseNo, type IssuanceId } from '@lianxin/api/contract';
import { fen, type Fen, type IssuanceCheckInput } from '@lianxin/domain';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../../platform/db/client.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { rememberParties, usable } from '../../foundation/parties/index.ts';
import { mergedOf, isOpenSupplier, unpaidTo } from '../../trade/suppliers/index.ts';
import type { DraftForm } from './form.ts';

export interface FormPartyFacts {
  /** Whether the issuer is suspended. */
  readonly suspended: boolean;
  readonly suspensionReason: string | null;
  /** Whether the issuer may issue to the recipient. */
  readonly isSupplier: boolean;
  /** Name of the supplier that replaced the recipient. */
  readonly mergedInto: string | undefined;
  /** The issuer's warning limit for the recipient, and its other unpaid amount. */
  readonly supplierLimit: IssuanceCheckInput['supplierLimit'];
  /** Whether the receiving account is usable. */
  readonly canReceive: boolean;
  /** Whether the paying account is the issuer's and open. */
  readonly canPay: boolean;
  /** Whether the contract allows payment by voucher. */
  readonly contractAllows: boolean;
  /** What the application already uses of invoices. */
  readonly taken: ReadonlyMap<TradeInvoiceId, Fen>;
  /** Attachments that belong to the issuer. */
  readonly ownFiles: ReadonlySet<string>;
  /** Whether the promise number is reserved for the issuer and unused. */
  readonly isPromiseFree: boolean;
  readonly drawn: number | undefined;
}

const given = (name: string) => sql`${sql.placeholder(name)}::text`;

const selectFormPartyFacts = prepared((db: Db) =>
  db
    .select({ kind: sql<string>`kind`, id: sql<string>`id`, what: sql<string | null>`what` })
    .from(
      sql`(
        select 'suspended' as kind, enterprise_no as id, suspension_reason as what from enterprise where enterprise_no = ${given('issuerNo')} and issue_suspended
        union all select 'supplier', supplier_no, '' from supplier_relation where buyer_no = ${given('issuerNo')} and supplier_no = ${given('recipientNo')} and ${isOpenSupplier}
        union all select 'limit', r.quota::text, ${unpaidTo(sql`r.buyer_no`, sql`r.supplier_no`, given('issuanceId'))}::text from supplier_relation r
          where r.buyer_no = ${given('issuerNo')} and r.supplier_no = ${given('recipientNo')} and r.quota is not null
        union all select 'merged', supplier_no, name from (${mergedOf(given('issuerNo'), sql`array[${given('recipientNo')}]`)}) merged
        union all select 'receives', id, '' from bank_account where id = ${given('receivingAccountId')} and enterprise_no = ${given('recipientNo')} and ${usable}
        union all select 'pays', id, '' from bank_account where id = ${given('payAccountId')} and enterprise_no = ${given('issuerNo')} and state = 'normal'
        union all select 'contract', id, '' from trade_contract where id = ${given('contractId')} and buyer_no = ${given('issuerNo')} and seller_no = ${given('recipientNo')}
          and allows_voucher
        union all select 'taken', invoice_id, amount::text from invoice_use where owner_kind = 'issuance' and owner_id = ${given('issuanceId')} and active
        union all select 'file', id, '' from file where id = any(${sql.placeholder('attachments')}::text[]) and enterprise_no = ${given('issuerNo')}
        union all select 'promise', number, '' from promise_number p where number = ${given('promiseNumber')} and enterprise_no = ${given('issuerNo')}
          and not exists (select 1 from issuance i where i.promise_number = p.number and i.id is distinct from ${given('issuanceId')}
            and i.state not in ('draft', 'returned', 'withdrawn', 'refused', 'signatureExpired', 'voided'))
        union all select 'drawn', nextval('application_number_seq')::text, '' from generate_series(1, ${sql.placeholder('draws')}::int)
        union all select 'name', enterprise_no, name from enterprise where enterprise_no in (${given('issuerNo')}, ${given('recipientNo')})
        union all select 'code', enterprise_no, credit_code from enterprise where enterprise_no in (${given('issuerNo')}, ${given('recipientNo')})
      ) standing`,
    )
    .prepare('standing_of_form'),
);

interface Asked {
  readonly issuerNo: EnterpriseNo;
  readonly form: DraftForm;
  readonly issuanceId?: IssuanceId | undefined;
  /** True if it needs a number. */
  readonly isNew?: boolean | undefined;
}

/** Takes one statement. */
export async function formPartyFactsOf(db: Db, { issuerNo, form, issuanceId, isNew = false }: Asked): Promise<FormPartyFacts> {
  const { recipientNo, receivingAccountId, payAccountId, contractId, promiseNumber, attachments = [] } = form;
  const rows = await selectFormPartyFacts(db).execute({
    issuerNo,
    recipientNo: recipientNo ?? null,
    receivingAccountId: receivingAccountId ?? null,
    payAccountId: payAccountId ?? null,
    contractId: contractId ?? null,
    promiseNumber: promiseNumber ?? null,
    issuanceId: issuanceId ?? null,
    attachments,
    draws: isNew ? 1 : 0,
  });
  const of = (wanted: string) => rows.filter(({ kind }) => kind === wanted);
  const codes = new Map(of('code').map(({ id, what }) => [id, what]));
  rememberParties(
    db,
    of('name').map(({ id, what }) => ({ enterpriseNo: id, name: what ?? '', creditCode: codes.get(id) ?? null })),
  );
  const [suspended] = of('suspended');
  const [drawn] = of('drawn');
  const [limit] = of('limit');
  return {
    suspended: suspended !== undefined,
    suspensionReason: suspended?.what ?? null,
    isSupplier: of('supplier').length > 0,
    mergedInto: of('merged')[0]?.what ?? undefined,
    supplierLimit: limit && { limit: fen(BigInt(limit.id)), unpaid: fen(BigInt(limit.what ?? 0)) },
    canReceive: of('receives').length > 0,
    canPay: of('pays').length > 0,
    contractAllows: of('contract').length > 0,
    taken: new Map(of('taken').map(({ id, what }) => [z.parse(TradeInvoiceId, id), fen(BigInt(what ?? 0))])),
    ownFiles: new Set(of('file').map(({ id }) => id)),
    isPromiseFree: of('promise').length > 0,
    drawn: drawn && Number(drawn.id),
  };
}
