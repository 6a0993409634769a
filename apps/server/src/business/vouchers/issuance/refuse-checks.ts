import type { RefusalDetails, issuanceChecks } from '@lianxin/domain';
import { fen, Refusal, yuanOf } from '@lianxin/domain';
import { refusedField, type FieldRefusal } from '../../../platform/refusals.ts';
import { notASupplier } from '../../trade/suppliers/index.ts';
import type { FormPartyFacts } from './form-standing.ts';

type Standing = Pick<FormPartyFacts, 'suspensionReason' | 'mergedInto'>;
type IssuanceCheck = ReturnType<typeof issuanceChecks>[number];

const field = (path: string, zh: string, en: string): FieldRefusal => refusedField(`form.${path}`, { zh, en });

const amounts = (check: IssuanceCheck): RefusalDetails =>
  Object.fromEntries(
    Object.entries(check.figures).map(([name, figure]) => [name, typeof figure === 'bigint' ? yuanOf(fen(figure)) : figure]),
  );

function termRefusal(check: IssuanceCheck): Refusal {
  const { term } = check.figures;
  if (term === 'needsReason') return field('termReason', '期限超过一般期限，请说明理由', 'The term is longer than usual. Say why');
  if (term === 'tooLong') return new Refusal('TERM_TOO_LONG', amounts(check));
  return field('dueOn', '到期日须晚于开立日', 'It must fall due after the day of issue');
}

function amountRefusal(check: IssuanceCheck): Refusal {
  const { min, max } = amounts(check);
  return field(
    'amount',
    `金额须在 ${String(min)} 至 ${String(max)} 元之间`,
    `The amount must be between CNY ${String(min)} and ${String(max)}`,
  );
}

/** The refusal for a failed check. */
function refusalOf(check: IssuanceCheck, { suspensionReason, mergedInto }: Standing): Refusal {
  switch (check.code) {
    case 'issuerActive':
      return new Refusal('ISSUER_SUSPENDED', { reason: suspensionReason ?? '—' });
    case 'recipient':
      return check.figures['self'] === 1
        ? field('recipientNo', '接收方不能是本企业', 'The recipient cannot be your own enterprise')
        : refusedField('form.recipientNo', notASupplier(mergedInto));
    case 'account':
      return new Refusal('ACCOUNT_UNUSABLE');
    case 'amount':
      return amountRefusal(check);
    case 'term':
      return termRefusal(check);
    case 'paymentNature':
      return field('paymentNature', '不得基于预付款开立', 'A prepayment cannot be the ground of an issue');
    case 'contract':
      return field('contractAllowsVoucher', '合同须约定可用凭证支付', 'The contract must allow payment by voucher');
    case 'invoiceUse':
      return field('invoices', '发票占用金额超过可用金额', 'An invoice has less left than is used');
    case 'invoiceCover':
      return new Refusal('INVOICE_SHORT', amounts(check));
    case 'quota':
      return new Refusal('QUOTA_EXCEEDED', amounts(check));
    // A warning only.
    case 'supplierLimit':
      return new Refusal('VALIDATION');
  }
}

/** Refuses a form at its first blocking check. */
export function refuseChecks(checks: readonly IssuanceCheck[], standing: Standing): void {
  const failed = checks.find(({ level }) => level === 'fail' || level === 'pending');
  if (failed) throw refusalOf(failed, standing);
}
