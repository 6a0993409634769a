import type { Check } from '@lianxin/api/contract';
import { issuanceChecks, ZERO_FEN, type CivilDate, type InvoiceUse } from '@lianxin/domain';
import { checkView } from '../../../platform/terms/index.ts';
import { coversNothing } from '../../../trade/papers/index.ts';
import type { IssueDraft } from './issue-form.schema.ts';
import type { IssueSources } from './use-issue-sources.ts';

export interface CheckedForm {
  readonly issuerNo: string;
  readonly today: CivilDate;
  readonly draft: IssueDraft;
  readonly sources: Pick<IssueSources, 'recipient' | 'suspended' | 'limits' | 'receiving' | 'line' | 'trade' | 'invoices'>;
}

function usesOf({ draft, sources }: CheckedForm): readonly InvoiceUse[] {
  return (draft.invoices ?? []).map(({ invoiceId, amount }) => {
    const invoice = sources.invoices.find((one) => one.id === invoiceId);
    return {
      invoiceId,
      used: amount,
      free: invoice && !coversNothing(invoice) ? invoice.freeAmount : ZERO_FEN,
      verified: invoice?.verification === 'consistent',
    };
  });
}

/** The checks on this page, by the same rules as the server; figures in wire format. */
export function localChecks(form: CheckedForm): readonly Check[] {
  const { issuerNo, today, draft, sources } = form;
  const { recipient, receiving, line, trade } = sources;
  return issuanceChecks({
    issuerNo,
    issuerSuspended: sources.suspended,
    issuedOn: today,
    termLimits: sources.limits?.term,
    amountLimits: sources.limits?.amount,
    dueOn: draft.dueOn,
    termReason: draft.termReason,
    amount: draft.amount,
    recipient: recipient && { enterpriseNo: recipient.enterpriseNo, verified: recipient.certified },
    accountUsable:
      draft.receivingAccountId === undefined || receiving === undefined
        ? undefined
        : receiving.some((account) => account.id === draft.receivingAccountId && account.verified),
    paymentNature: draft.paymentNature,
    contractAllowsVoucher: trade && trade.allowsVoucher && draft.contractAllowsVoucher !== false,
    invoices: usesOf(form),
    quotaAvailable: line && (line.validUntil >= today ? line.available : ZERO_FEN),
  }).map(checkView);
}

/** Codes on which page and server disagree with complete input: a defect or an old page, which must be shown (decisions.md §5). */
export function disagreements(local: readonly Check[], server: readonly Check[]): readonly string[] {
  return local
    .filter((check) => {
      const other = server.find((one) => one.code === check.code);
      return other !== undefined && other.level !== 'pending' && check.level !== 'pending' && other.level !== check.level;
    })
    .map((check) => check.code);
}

/** The page's results, the server's where the page has none, and those only the server can give. */
export const shownChecks = (local: readonly Check[], server: readonly Check[]): readonly Check[] => [
  ...local.map((check) => (check.level === 'pending' ? (server.find((one) => one.code === check.code) ?? check) : check)),
  ...server.filter(({ code }) => local.every((one) => one.code !== code)),
];
