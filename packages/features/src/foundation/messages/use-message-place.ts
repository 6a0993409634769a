import type { MessageSubject } from '@lianxin/domain';
import { usePlace, type PathTo } from '../../platform/navigation/index.ts';

/** Where the recipients of a message see its subject; null if nowhere. */
const PLACES: Readonly<Record<MessageSubject, ((place: PathTo, id: string) => string | undefined) | null>> = {
  issuance: (place, id) => place('issuance.manage', { id }),
  issuanceBatch: (place) => place('issuance.review') ?? place('issuance.manage'),
  issuanceSignFor: (place, id) => place('voucher.signFor', { kind: 'issuance', id }),
  transfer: (place, id) => place('transfer.records', { id }),
  transferSignFor: (place, id) => place('voucher.signFor', { kind: 'transfer', id }),
  financing: (place, id) => place('financing.records', { id }),
  financingConsent: (place, id) => place('financing.issuer', { id }),
  pledge: (place, id) => place('pledge.records', { id }),
  pledgeLending: (place, id) => place('lending.pledges', { id }),
  assignmentNotice: (place, id) => place('transfer.notices', { id }),
  piece: (place, id) => place('voucher.holdings', { id }),
  settlement: (place, id) => place('settlement.payments', { id }),
  supplier: (place) => place('suppliers.list'),
  enterprise: (place) => place('enterprise.information'),
  bankAccount: (place, id) => place('bankAccounts.list', { id }),
  creditApplication: (place, id) => place('credit.lines', { id }),
  creditLine: (place) => place('credit.lines'),
  fundSupplement: (place, id) => place('fundRegister.supplements', { id }) ?? place('home.workbench', { supplement: id }),
  capitalPlan: (place) => place('lending.plan'),
  lendingFee: (place) => place('lending.fees'),
  statement: (place, id) => {
    const [side, month] = id.split(':');
    return side === 'service' ? place('statements.service', { month }) : place('statements.bill', { side, month });
  },
  // A request for a voucher is handled there; an invoice and its payable share an id.
  tradeInvoice: (place, id) => place('dues.payables', { id }) ?? place('tradePapers.papers', { id }),
  invoiceRequest: (place, id) => place('billing.invoicing', { view: 'requests', id }),
  fee: (place, id) => place('fees.charges', { id }),
  registration: null,
  enrolment: (place) => place('bankAccounts.funds'),
  staff: (place) => place('staffing.people'),
};

const isSubject = (text: string): text is MessageSubject => Object.hasOwn(PLACES, text);

export interface Matter {
  readonly subjectKind: string | null;
  readonly subjectId: string | null;
}

/** The address of a message's subject; undefined if there is none or the person may not see it. */
export function useMessagePlace(): (message: Matter) => string | undefined {
  const place = usePlace();
  return ({ subjectKind, subjectId: id }) =>
    subjectKind === null || id === null || !isSubject(subjectKind) ? undefined : PLACES[subjectKind]?.(place, id);
}
