// The part of the contract that the sign-in page needs.
export { account } from './account.ts';
export type { ResponseOf } from './endpoint.ts';
export { ERROR } from './envelope.ts';
export { messageCalls } from './message.ts';
export type { User } from './schemas/user.ts';
