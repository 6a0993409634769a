// What a visitor's first page needs of the contract, without the rest of it.
export { account } from './account.ts';
export type { ResponseOf } from './endpoint.ts';
export { ERROR } from './envelope.ts';
export { messageCalls } from './message.ts';
export type { User } from './schemas/user.ts';
