/** States whose reason is for the side that sent: what it was told, or told itself. */
const FOR_SENDER: readonly string[] = ['returned', 'withdrawn', 'withdrawalAwaitingReview', 'refused', 'voidAwaitingReview', 'voided'];
/** States whose reason is for the side that receives; while it waits for a signature, the reason is its own reviewer's. */
const FOR_RECIPIENT: readonly string[] = [
  'awaitingSignature',
  'awaitingSignatureReview',
  'refused',
  'withdrawn',
  'voidAwaitingReview',
  'withdrawalAwaitingReview',
  'voided',
];

/** The reason of an application as one of its sides may read it: what people of one enterprise write to each other stays there. */
export const reasonFor = (own: boolean, { state, reason }: { readonly state: string; readonly reason: string | null }): string | null =>
  (own ? FOR_SENDER : FOR_RECIPIENT).includes(state) ? reason : null;
