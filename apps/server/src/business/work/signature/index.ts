export { bindCloudCertificate } from './certificates.ts';
export { signatureHandlers } from './handlers.ts';
export { prepare } from './prepare.ts';
