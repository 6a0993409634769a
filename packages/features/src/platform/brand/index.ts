/** The name, logo and colours of the bank that runs the portal. */
export { BrandProvider, useBrand, useBrandNames, type Brand } from './brand.tsx';
