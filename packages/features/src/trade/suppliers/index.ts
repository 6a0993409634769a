export { supplierScreens } from './screens.ts';
