import type { MessageSubject } from '@lianxin/domain';
import { usePlace } from '../navigation/index.ts';

/** Where the matter of a message is seen by those whom it tells; null: nowhere. */
const PLACES: Readonly<Record<MessageSubject, { readonly screen: string; readonly kind?: string } | null>> = {
  issuance: { screen: 'issuance.manage' },
  issuanceSignFor: { screen: 'voucher.signFor', kind: 'issuance' },
  transfer: { screen: 'transfer.records' },
  transferSignFor: { screen: 'voucher.signFor', kind: 'transfer' },
  assignmentNotice: { screen: 'transfer.notices' },
  piece: { screen: 'voucher.holdings' },
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
  return ({ subjectKind, subjectId: id }) => {
    const found = subjectKind !== null && isSubject(subjectKind) ? PLACES[subjectKind] : null;
    if (found === null || id === null) return undefined;
    return place(found.screen, found.kind === undefined ? { id } : { kind: found.kind, id });
  };
}
