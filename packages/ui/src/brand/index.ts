export { createBrand, type BrandColours, type BrandSeed, type BrandTokens } from './create-brand.ts';
