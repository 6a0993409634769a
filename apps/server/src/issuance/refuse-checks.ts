import type { RefusalDetails, issuanceChecks } from '@lianxin/domain';
import { fen, Refusal, yuanOf } from '@lianxin/domain';
import { FieldRefusal } from '../http/refusals.ts';

type IssuanceCheck = ReturnType<typeof issuanceChecks>[number];

const field = (path: string, message: string): FieldRefusal => new FieldRefusal([{ path: `form.${path}`, message }]);

const amounts = (check: IssuanceCheck): RefusalDetails =>
  Object.fromEntries(
    Object.entries(check.figures).map(([name, figure]) => [name, typeof figure === 'bigint' ? yuanOf(fen(figure)) : figure]),
  );

function termRefusal(check: IssuanceCheck): Refusal {
  const { term } = check.figures;
  if (term === 'needsReason') return field('termReason', '期限超过一般期限，请说明理由');
  if (term === 'tooLong') return new Refusal('TERM_TOO_LONG', amounts(check));
  return field('dueOn', '到期日须晚于开立日');
}

/** What each check says when it fails as the answer to a submitted form. */
function refusalOf(check: IssuanceCheck, suspensionReason: string | null): Refusal {
  switch (check.code) {
    case 'issuerActive':
      return new Refusal('ISSUER_SUSPENDED', { reason: suspensionReason ?? '—' });
    case 'recipient':
      return field('recipientNo', check.figures['self'] === 1 ? '接收方不能是本企业' : '接收方不在供应商名录中');
    case 'account':
      return new Refusal('ACCOUNT_UNUSABLE');
    case 'amount':
      return field('amount', `金额须在 ${String(amounts(check)['min'])} 至 ${String(amounts(check)['max'])} 元之间`);
    case 'term':
      return termRefusal(check);
    case 'paymentNature':
      return field('paymentNature', '不得基于预付款开立');
    case 'contract':
      return field('contractAllowsVoucher', '合同须约定可用凭证支付');
    case 'invoiceUse':
      return field('invoices', '发票占用金额超过可用金额');
    case 'invoiceCover':
      return new Refusal('INVOICE_SHORT', amounts(check));
    case 'quota':
      return new Refusal('QUOTA_EXCEEDED', amounts(check));
  }
}

/** Refuses a form at the first check that stands in its way. */
export function refuseChecks(checks: readonly IssuanceCheck[], suspensionReason: string | null): void {
  const failed = checks.find(({ level }) => level === 'fail' || level === 'pending');
  if (failed) throw refusalOf(failed, suspensionReason);
}
