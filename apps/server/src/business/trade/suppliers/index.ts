/** Suppliers of an enterprise: adding, inviting, merging, and whether a supplier accepted the relation. */
export { supplierCalls } from './calls.ts';
export { coreCustomersAmong } from './core-customers.ts';
export { joinInviter, takeInvitation } from './invitations.ts';
export { mergedAmong, mergedOf, notASupplier } from './not-a-supplier.ts';
export { acceptsBuyer, accountFor, supplierAccountView } from './supplier-account.ts';
export { acceptsFrom, isSupplierOf, isOpenSupplier, unpaidTo } from './suppliers.ts';
