import { formatMoney } from '@lianxin/domain';
import { partiesOf } from '../enterprise/parties.ts';
import type { JobContext } from '../../platform/jobs/job-context.ts';
import { notify, type Notice } from '../message/notify.ts';
import type { TransferRow } from './repository.ts';

type Told = Omit<Notice, 'enterpriseNo' | 'subjectKind' | 'subjectId' | 'content'> & { readonly content?: string };
type TellContext = Pick<JobContext, 'db' | 'ids' | 'clock'>;

/** Tells the sender's people of a step. */
export async function tellSender(context: TellContext, row: TransferRow, told: Told): Promise<void> {
  const content = `${row.transferNumber}，金额 ${formatMoney(row.amount)} 元${told.content ? `：${told.content}` : ''}。`;
  await notify(context, { ...told, content, enterpriseNo: row.senderNo, subjectKind: 'transfer', subjectId: row.id });
}

/** Tells the recipient's people of a step. */
export async function tellRecipient(context: TellContext, row: TransferRow, told: Told): Promise<void> {
  const sender = (await partiesOf(context.db, [row.senderNo]))(row.senderNo).name;
  const content = `${sender}转让，金额 ${formatMoney(row.amount)} 元${told.content ? `：${told.content}` : ''}。`;
  await notify(context, { ...told, content, enterpriseNo: row.recipientNo, subjectKind: 'transferSignFor', subjectId: row.id });
}
