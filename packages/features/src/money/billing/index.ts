/** Invoices for what the platform was paid: whom they are made out to, and requesting them. */
export { billingScreens } from './screens.ts';
