/** The sender sees the reasons in these states. */
const FOR_SENDER: readonly string[] = ['returned', 'withdrawn', 'withdrawalAwaitingReview', 'refused', 'voidAwaitingReview', 'voided'];
/** The recipient sees the reasons in these states; while it signs, the reason is from its own reviewer. */
const FOR_RECIPIENT: readonly string[] = [
  'awaitingSignature',
  'awaitingSignatureReview',
  'refused',
  'withdrawn',
  'voidAwaitingReview',
  'withdrawalAwaitingReview',
  'voided',
];

/** Reasons that colleagues give each other stay within their enterprise. */
export const reasonFor = (own: boolean, { state, reason }: { readonly state: string; readonly reason: string | null }): string | null =>
  (own ? FOR_SENDER : FOR_RECIPIENT).includes(state) ? reason : null;
