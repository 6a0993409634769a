/** Which screens show the matter of a message, the first that the person may open: a matter by its kind on the wire. */
const SCREENS: Readonly<Record<string, string>> = {
  issuance: 'issuance.manage',
  issuanceReview: 'issuance.review',
  signFor: 'voucher.signFor',
  voucher: 'voucher.register',
  piece: 'voucher.holdings',
  transfer: 'transfer.records',
  transferReview: 'transfer.review',
};

export const subjectScreen = ({ subjectKind }: { readonly subjectKind: string | null }): string | undefined =>
  subjectKind === null ? undefined : SCREENS[subjectKind];
