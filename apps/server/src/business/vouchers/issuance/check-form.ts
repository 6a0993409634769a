import type { EnterpriseNo, IssuanceId } from '@lianxin/api/contract';
import { fen, invoiceCoverage, sumFen, type CivilDate, type Fen, type InvoiceUse, type IssuanceCheckInput } from '@lianxin/domain';
import type { Db } from '../../../platform/db/client.ts';
import { settled } from '../../../platform/db/settled.ts';
import { freeOn, lineFor, type LineForIssuance, takenBy } from '../credit/index.ts';
import { issueLimits } from '../../foundation/limits/index.ts';
import { invoicesOfBuyer, mergedUses, ofSeller, usesForCheck } from '../../trade/papers/index.ts';
import { formPartyFactsOf, type FormPartyFacts } from './form-standing.ts';
import type { DraftForm } from './form.ts';

export interface CheckQuestion {
  readonly issuerNo: EnterpriseNo;
  readonly today: CivilDate;
  readonly form: DraftForm;
  /** The application of the form; what it already takes counts as free. */
  readonly issuanceId?: IssuanceId | undefined;
  /** True if the application needs a number. */
  readonly isNew?: boolean;
  /** True before an act that takes what was checked. */
  readonly lock?: boolean;
}

export interface FormFacts {
  readonly input: IssuanceCheckInput;
  readonly standing: FormPartyFacts;
  readonly line: LineForIssuance | undefined;
}

/** Reads everything that the domain's checks need, in one go. */
export async function formFacts(db: Db, question: CheckQuestion): Promise<FormFacts> {
  const { issuerNo, today, form, issuanceId, lock = false } = question;
  const { recipientNo, channel } = form;
  const wanted = mergedUses(form.invoices ?? []);
  const ids = recipientNo === undefined ? [] : wanted.map(({ invoiceId }) => invoiceId);
  const [bought, line, standing, limits] = await settled([
    invoicesOfBuyer(db, issuerNo, ids, lock),
    channel === undefined ? undefined : lineFor(db, { enterpriseNo: issuerNo, channel, issuanceId }, lock),
    formPartyFactsOf(db, question),
    issueLimits(db),
  ] as const);
  const found = recipientNo === undefined ? bought : ofSeller(bought, recipientNo);
  const input: IssuanceCheckInput = {
    issuerNo,
    issuerSuspended: standing.suspended,
    issuedOn: today,
    ...limits,
    dueOn: form.dueOn,
    termReason: form.termReason,
    amount: form.amount,
    recipient: recipientNo === undefined ? undefined : { enterpriseNo: recipientNo, verified: standing.isSupplier },
    accountUsable: form.receivingAccountId === undefined ? undefined : standing.canReceive,
    paymentNature: form.paymentNature,
    contractAllowsVoucher:
      form.contractId === undefined || recipientNo === undefined
        ? undefined
        : standing.contractAllows && form.contractAllowsVoucher !== false,
    invoices: usesForCheck(wanted, found, standing.taken),
    supplierLimit: standing.supplierLimit,
    quotaAvailable: channel === undefined ? undefined : fen(freeOn(today, line) + takenBy(line)),
  };
  return { input, standing, line };
}

export function coverageOf(amount: Fen | undefined, invoices: readonly InvoiceUse[]): { coverage: Fen; shortfall: Fen } {
  const coverage = sumFen(invoices.map(({ used }) => used));
  return { coverage, shortfall: amount === undefined ? fen(0n) : invoiceCoverage(amount, invoices).shortfall };
}
