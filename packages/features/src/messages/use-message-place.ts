import { usePlace } from '../navigation/index.ts';

/** Where the matter of a message is seen by those whom it tells, by its kind on the wire. */
const PLACES: Readonly<Record<string, { readonly screen: string; readonly kind?: string }>> = {
  issuance: { screen: 'issuance.manage' },
  issuanceSignFor: { screen: 'voucher.signFor', kind: 'issuance' },
  transfer: { screen: 'transfer.records' },
  transferSignFor: { screen: 'voucher.signFor', kind: 'transfer' },
  assignmentNotice: { screen: 'transfer.notices' },
  piece: { screen: 'voucher.holdings' },
};

/** What a message says of its matter. */
export interface Matter {
  readonly subjectKind: string | null;
  readonly subjectId: string | null;
}

/** Answers where the matter of a message is seen; undefined where it has none, or this person may not see it. */
export function useMessagePlace(): (message: Matter) => string | undefined {
  const place = usePlace();
  return ({ subjectKind, subjectId: id }) => {
    const found = PLACES[subjectKind ?? ''];
    if (found === undefined || id === null) return undefined;
    return place(found.screen, found.kind === undefined ? { id } : { kind: found.kind, id });
  };
}
