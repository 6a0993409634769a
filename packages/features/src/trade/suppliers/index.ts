/** The suppliers of an enterprise: adding, inviting, merging, and on which terms it buys from each. */
export { supplierScreens } from './screens.ts';
