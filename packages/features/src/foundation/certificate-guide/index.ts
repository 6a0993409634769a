/** What signing certificates and their PINs are, for whoever meets them first. */
export { CertificateGuide } from './lazy-certificate-guide.tsx';
