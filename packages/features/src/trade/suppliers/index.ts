/** The suppliers of an enterprise: adding, inviting, merging, and the terms with each. */
export { supplierScreens } from './screens.ts';
