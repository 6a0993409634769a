/** The download centre, and how to reach customer service. */
export { CustomerServiceDialog } from './customer-service/lazy-customer-service.tsx';
export { DownloadCentre } from './downloads/lazy-download-centre.tsx';
export { SelfCheck } from './downloads/lazy-self-check.tsx';
export { noteFailure } from './last-failure.ts';
