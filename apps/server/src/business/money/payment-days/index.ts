/** What a published list of holidays changes: the payment days of vouchers, and the days agreed for loans. */
export { paymentDayJobs, planPaymentDays } from './jobs.ts';
