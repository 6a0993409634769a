import { sql, type SQL } from 'drizzle-orm';
import type { TaskKind, Worker } from '../../applications/application/index.ts';

const rows = (
  kind: TaskKind,
  side: 'issuer_no' | 'recipient_no',
  state: string,
  { enterpriseNo, userId }: Worker,
  { until = sql`null::date`, maker }: { readonly until?: SQL; readonly maker?: string } = {},
): SQL => sql`
  select ${kind}::text, i.id, 'issuance'::text, ${side === 'issuer_no' ? 'own' : 'counterparty'}::text, i.issuer_no, i.recipient_no,
    coalesce(v.number, i.application_number), coalesce(i.amount, 0), i.state_since, ${until},
    ${side === 'issuer_no' ? sql`i.reason` : sql`null::text`}
  from issuance i left join voucher v on v.id = i.voucher_id
  where ${sql.raw(`i.${side}`)} = ${enterpriseNo} and i.state = ${state} and not i.removed
    ${maker === undefined ? sql`` : sql`and ${sql.raw(`i.${maker}`)} is distinct from ${userId}`}`;

const lastDayToSign = sql`i.sign_deadline`;
/** Nobody may review it later: on its due date it returns to its maker. */
const dayBeforeDue = sql`i.due_on - 1`;

/** Tasks from issuances; people never review their own. A void request ends with the time to sign. */
export function issuanceTasks(worker: Worker): SQL[] {
  if (worker.role === 'operator')
    return [
      rows('signFor', 'recipient_no', 'awaitingSignature', worker, { until: lastDayToSign }),
      rows('issuanceReturned', 'issuer_no', 'returned', worker),
    ];
  if (worker.role === 'reviewer')
    return [
      rows('signForConfirm', 'recipient_no', 'awaitingSignatureReview', worker, { until: lastDayToSign, maker: 'signer_id' }),
      rows('issuanceReview', 'issuer_no', 'awaitingReview', worker, { until: dayBeforeDue, maker: 'maker_id' }),
      rows('voidReview', 'issuer_no', 'voidAwaitingReview', worker, { until: lastDayToSign, maker: 'void_maker_id' }),
    ];
  return [];
}
