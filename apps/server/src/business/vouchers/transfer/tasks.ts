import { sql, type SQL } from 'drizzle-orm';
import type { TaskKind, Worker } from '../../applications/application/index.ts';

const rows = (
  kind: TaskKind,
  side: 'sender_no' | 'recipient_no',
  state: string,
  { enterpriseNo, userId }: Worker,
  { until = sql`null::date`, maker }: { readonly until?: SQL; readonly maker?: string } = {},
): SQL => sql`
  select ${kind}::text, t.id, 'transfer'::text, ${side === 'sender_no' ? 'own' : 'counterparty'}::text, t.sender_no, t.recipient_no,
    coalesce(p.number, t.transfer_number), t.amount, t.state_since, ${until}, ${side === 'sender_no' ? sql`t.reason` : sql`null::text`}
  from transfer t left join piece p on p.id = coalesce(t.child_piece_id, t.source_piece_id)
  where ${sql.raw(`t.${side}`)} = ${enterpriseNo} and t.state = ${state} and not t.removed
    ${maker === undefined ? sql`` : sql`and ${sql.raw(`t.${maker}`)} is distinct from ${userId}`}`;

const notices = ({ enterpriseNo }: Worker): SQL => sql`
  select 'assignmentNotice'::text, n.id, case when n.financing_id is null then 'transfer' else 'financing' end, 'debtor'::text, n.from_no, n.to_no, n.number, n.amount, n.transferred_at, null::date, null::text
  from assignment_notice n where n.issuer_no = ${enterpriseNo} and n.read_at is null`;

const lastDayToSign = sql`t.sign_deadline`;
/** Nobody may review it later: on the due date it returns to its maker. */
const dayBeforeDue = sql`t.due_on - 1`;

/** Tasks from transfers; people never review their own. A request to withdraw ends with the time to sign. */
export function transferTasks(worker: Worker): SQL[] {
  if (worker.role === 'operator')
    return [
      rows('signFor', 'recipient_no', 'awaitingSignature', worker, { until: lastDayToSign }),
      rows('transferReturned', 'sender_no', 'returned', worker),
      notices(worker),
    ];
  if (worker.role === 'reviewer')
    return [
      rows('signForConfirm', 'recipient_no', 'awaitingSignatureReview', worker, { until: lastDayToSign, maker: 'signer_id' }),
      rows('transferReview', 'sender_no', 'awaitingReview', worker, { until: dayBeforeDue, maker: 'maker_id' }),
      rows('withdrawalReview', 'sender_no', 'withdrawalAwaitingReview', worker, { until: lastDayToSign, maker: 'withdraw_maker_id' }),
      notices(worker),
    ];
  return [];
}
