import { formatMoney } from '@lianxin/domain';
import { notify, type Notice } from '../message/notify.ts';
import { partiesOf } from '../enterprise/parties.ts';
import type { JobContext } from '../../platform/jobs/job-context.ts';
import type { IssuanceRow } from './repository.ts';

type Told = Omit<Notice, 'enterpriseNo' | 'subjectKind' | 'subjectId' | 'content'> & { readonly content?: string };
type TellContext = Pick<JobContext, 'db' | 'ids' | 'clock'>;

const amountOf = ({ amount }: IssuanceRow): string => (amount === null ? '—' : formatMoney(amount));

/** Tells the issuer's people of a step. */
export async function tellIssuer(context: TellContext, row: IssuanceRow, told: Told): Promise<void> {
  const content = `${row.applicationNumber}，金额 ${amountOf(row)} 元${told.content ? `：${told.content}` : ''}。`;
  await notify(context, { ...told, content, enterpriseNo: row.issuerNo, subjectKind: 'issuance', subjectId: row.id });
}

/** Tells the recipient's people of a step. */
export async function tellRecipient(context: TellContext, row: IssuanceRow, told: Told): Promise<void> {
  if (row.recipientNo === null) return;
  const issuer = (await partiesOf(context.db, [row.issuerNo]))(row.issuerNo).name;
  const content = `${issuer}开立，金额 ${amountOf(row)} 元${told.content ? `：${told.content}` : ''}。`;
  await notify(context, { ...told, content, enterpriseNo: row.recipientNo, subjectKind: 'issuanceSignFor', subjectId: row.id });
}
