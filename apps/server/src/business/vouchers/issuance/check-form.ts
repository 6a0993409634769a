import type { EnterpriseNo, IssuanceId } from '@lianxin/api/contract';
import { fen, invoiceCoverage, sumFen, type CivilDate, type Fen, type InvoiceUse, type IssuanceCheckInput } from '@lianxin/domain';
import type { Db } from '../../../platform/db/client.ts';
import { settled } from '../../../platform/db/settled.ts';
import { freeOn, lineFor, type LineForIssuance, takenBy } from '../credit/index.ts';
import { issueLimits } from '../../foundation/limits/index.ts';
import { invoicesOfBuyer, merged, ofSeller, usesForCheck } from '../../trade/papers/index.ts';
import { standingOf, type FormStanding } from './form-standing.ts';
import type { DraftForm } from './form.ts';

export interface CheckQuestion {
  readonly issuerNo: EnterpriseNo;
  readonly today: CivilDate;
  readonly form: DraftForm;
  /** The application that the form belongs to: what it already takes counts as free. */
  readonly issuanceId?: IssuanceId | undefined;
  /** Whether the application is new and needs a number. */
  readonly isNew?: boolean;
  /** Whether an act follows that takes what is checked. */
  readonly lock?: boolean;
}

/** All that a form is judged by. */
export interface FormFacts {
  readonly input: IssuanceCheckInput;
  readonly standing: FormStanding;
  /** The credit line of its channel. */
  readonly line: LineForIssuance | undefined;
}

/** Gathers what the domain's checks of an issuance need to know, from the form and from what the database holds true; all of it is asked at once. */
export async function formFacts(db: Db, question: CheckQuestion): Promise<FormFacts> {
  const { issuerNo, today, form, issuanceId, lock = false } = question;
  const { recipientNo, channel } = form;
  const wanted = merged(form.invoices ?? []);
  const ids = recipientNo === undefined ? [] : wanted.map(({ invoiceId }) => invoiceId);
  const [bought, line, standing, limits] = await settled([
    invoicesOfBuyer(db, issuerNo, ids, lock),
    channel === undefined ? undefined : lineFor(db, { enterpriseNo: issuerNo, channel, issuanceId }, lock),
    standingOf(db, question),
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

/** What the invoices of a form cover, and what is missing. */
export function coverageOf(amount: Fen | undefined, invoices: readonly InvoiceUse[]): { coverage: Fen; shortfall: Fen } {
  const coverage = sumFen(invoices.map(({ used }) => used));
  return { coverage, shortfall: amount === undefined ? fen(0n) : invoiceCoverage(amount, invoices).shortfall };
}
