/** The calls that prepare and make a signature, and the certificates of people. */
export { bindCloudCertificate } from './certificates.ts';
export { signatureHandlers } from './handlers.ts';
export { prepare } from './prepare.ts';
