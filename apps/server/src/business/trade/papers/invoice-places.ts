import type { EnterpriseNo, InvoicePlace, TradeInvoiceId } from '@lianxin/api/contract';
import { fen } from '@lianxin/domain';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';

/** The viewer's applications for money that include an invoice. */
const fundingPlaces = (kind: 'financing' | 'pledge', id: TradeInvoiceId, viewerNo: EnterpriseNo) => sql`
  select ${kind} kind, a.id, a.application_number number, null voucher_number, h.amount, false counts, e.name party, a.submitted_at
  from ${sql.raw(`${kind}_paper`)} h join ${sql.raw(kind)} a on a.id = h.${sql.raw(`${kind}_id`)}
    join enterprise e on e.enterprise_no = a.enterprise_no
  where h.invoice_id = ${id} and a.enterprise_no = ${viewerNo}`;

/**
 * Uses of an invoice that the enterprise may know of, newest first: its own, and what the other party passed to it. Financings and pledges
 * do not count, because they build on a voucher or transfer.
 */
export async function placesOf(db: Db, viewerNo: EnterpriseNo, id: TradeInvoiceId): Promise<InvoicePlace[]> {
  const rows = await db
    .select({
      kind: sql<InvoicePlace['kind']>`kind`,
      id: sql<string>`id`,
      number: sql<string>`number`,
      voucherNumber: sql<string | null>`voucher_number`,
      amount: sql<string>`amount::text`,
      counts: sql<boolean>`counts`,
      party: sql<string>`party`,
      submittedAt: sql<string | null>`to_char(submitted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
    })
    .from(
      sql`(select 'issuance' kind, i.id, i.application_number number, v.number voucher_number, u.amount, u.active counts, e.name party,
          i.submitted_at
        from invoice_use u join issuance i on u.owner_kind = 'issuance' and i.id = u.owner_id
          join enterprise e on e.enterprise_no = i.issuer_no left join voucher v on v.id = i.voucher_id
        where u.invoice_id = ${id} and (i.issuer_no = ${viewerNo} or i.recipient_no = ${viewerNo} and i.passed_at is not null)
        union all select 'transfer', t.id, t.transfer_number, p.number, u.amount, u.active, e.name, t.submitted_at
        from invoice_use u join transfer t on u.owner_kind = 'transfer' and t.id = u.owner_id
          join enterprise e on e.enterprise_no = t.sender_no left join piece p on p.id = t.child_piece_id
        where u.invoice_id = ${id} and (t.sender_no = ${viewerNo} or t.recipient_no = ${viewerNo} and t.passed_at is not null)
        union all select 'offline', o.id, o.receipt_number, null, o.amount, true, e.name, o.noted_at
        from offline_payment o join enterprise e on e.enterprise_no = o.payer_no
        where o.invoice_id = ${id} and o.payer_no = ${viewerNo}
        union all ${fundingPlaces('financing', id, viewerNo)} union all ${fundingPlaces('pledge', id, viewerNo)}) place`,
    )
    .orderBy(sql`submitted_at desc nulls first, id`);
  return rows.map(({ amount, ...row }) => ({ ...row, amount: fen(BigInt(amount)) }));
}

/** One sentence that lists the uses. */
export function spokenPlaces(places: readonly InvoicePlace[], most = 3): string {
  const more = places.length - most;
  const named = places.slice(0, most).map(({ number, voucherNumber }) => voucherNumber ?? number);
  return `${named.join('、')}${more > 0 ? ` (+${more})` : ''}`;
}
