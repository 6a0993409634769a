export { mockHandlers, type MockOptions } from './mock-handlers.ts';
export { delay, disconnect, expire, fail, refuse, reply, type MockReply } from './reply.ts';
