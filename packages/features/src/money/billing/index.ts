/** Invoices for fees paid to the platform: their addressee, and requesting them. */
export { billingScreens } from './screens.ts';
