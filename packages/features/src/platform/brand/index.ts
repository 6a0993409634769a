export { BrandProvider, useBrand, useBrandNames, type Brand } from './brand.tsx';
