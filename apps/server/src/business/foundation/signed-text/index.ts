/** Texts to sign: their elements, the signature request, and verifying the signature. */
export { factsToSign } from './facts-to-sign.ts';
export { pendingText, prepareBindingText, prepareSignature, requireSignature, signatoryOf, takeBindingText } from './signature-requests.ts';
export { elementsOf, type SignedText, signForText, type TextTerms } from './signed-texts.ts';
