/** An explanation of signing certificates and their PINs. */
export { CertificateGuide } from './lazy-certificate-guide.tsx';
