/** A person's consents, disclosures to them, and exporting or erasing their data. */
export { personCalls } from './calls.ts';
export { erasePerson } from './erase.ts';
export { decideErasure } from './erasure.ts';
export { IDENTITY_COLUMN, identityLookup, identityDocumentOf, storedIdentity } from './identity-number.ts';
