import type { MessageSubject } from '@lianxin/domain';
import { usePlace, type PathTo } from '../navigation/index.ts';

/** Where the matter of a message is seen by those whom it tells; null: nowhere. */
const PLACES: Readonly<Record<MessageSubject, ((place: PathTo, id: string) => string | undefined) | null>> = {
  issuance: (place, id) => place('issuance.manage', { id }),
  issuanceSignFor: (place, id) => place('voucher.signFor', { kind: 'issuance', id }),
  transfer: (place, id) => place('transfer.records', { id }),
  transferSignFor: (place, id) => place('voucher.signFor', { kind: 'transfer', id }),
  financing: (place, id) => place('financing.records', { id }),
  financingConsent: (place, id) => place('financing.issuer', { id }),
  assignmentNotice: (place, id) => place('transfer.notices', { id }),
  piece: (place, id) => place('voucher.holdings', { id }),
  supplier: (place) => place('suppliers.list'),
  bankAccount: (place, id) => place('bankAccounts.list', { id }),
  creditApplication: (place, id) => place('credit.lines', { id }),
  creditLine: (place) => place('credit.lines'),
  fee: null,
  registration: null,
};

const isSubject = (text: string): text is MessageSubject => Object.hasOwn(PLACES, text);

/** What a message says of its matter. */
export interface Matter {
  readonly subjectKind: string | null;
  readonly subjectId: string | null;
}

/** Answers where the matter of a message is seen; undefined where it has none, or this person may not see it. */
export function useMessagePlace(): (message: Matter) => string | undefined {
  const place = usePlace();
  return ({ subjectKind, subjectId: id }) =>
    subjectKind === null || id === null || !isSubject(subjectKind) ? undefined : PLACES[subjectKind]?.(place, id);
}
