export { mockHandlers, type MockOptions } from './mock-handlers.ts';
export { delay, disconnect, expire, fail, refuse, reply, type MockReply } from './reply.ts';
export { day, figure, ids, none, party, yuan } from '../contract/examples.ts';
