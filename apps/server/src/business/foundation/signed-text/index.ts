/** What is signed: its elements, the request that fixes them, and checking the signature. */
export { factsToSign } from './facts-to-sign.ts';
export { pendingText, prepareBindingText, prepareSignature, requireSignature, signatoryOf, takeBindingText } from './signature-requests.ts';
export { elementsOf, type SignedText, signForText, type Terms } from './signed-texts.ts';
