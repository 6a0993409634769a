/** Which screens show the matter of a message: a matter by its kind on the wire. */
const SCREENS: Readonly<Record<string, string>> = {
  issuance: 'issuance.manage',
  issuanceReview: 'issuance.review',
  signFor: 'voucher.signFor',
  voucher: 'voucher.register',
  piece: 'voucher.holdings',
  transfer: 'transfer.records',
  transferReview: 'transfer.review',
};

/** The screen where the matter of a message is seen; undefined where it has none. */
export const subjectScreen = ({ subjectKind }: { readonly subjectKind: string | null }): string | undefined =>
  subjectKind === null ? undefined : SCREENS[subjectKind];
