/** Reads fields from pictures of business licences and identity cards. */
export { pictureCalls } from './calls.ts';
