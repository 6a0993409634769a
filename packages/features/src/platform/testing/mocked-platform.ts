import { contract } from '@lianxin/api/contract';
import type { Role } from '@lianxin/domain';
import { mockHandlers, type MockReply } from '@lianxin/api/mock';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';

export const ORIGIN = 'http://portal.test';
export const BASES = { api: `${ORIGIN}/api`, financing: `${ORIGIN}/apk`, common: ORIGIN };

/** Takes every file. */
const storage = http.post(`*${contract.file.signUpload.example.response.host}`, () => new HttpResponse(''));
// One for all tests of a worker: two that listen at once would answer for each other.
const server = setupServer();
server.listen({ onUnhandledFrame: 'error' });

const forbidden: string[] = [];

/** The calls since it was last asked that the role of whoever looks may not make, as "reviewer /pz/pz/apply". */
export const forbiddenCalls = (): readonly string[] => forbidden.splice(0);

/** From now on the platform under test answers so, and with its examples besides; what a role may not do is refused, as the server refuses it. */
export function answerWith(replies: readonly MockReply[], role?: Role): void {
  const onForbidden = ({ path }: { readonly path: string }) => void forbidden.push(`${role} ${path}`);
  server.resetHandlers(...mockHandlers(contract, { bases: BASES, replies, role, onForbidden }), storage);
}

/** From now on what is asked besides the platform answers so, such as a bridge at the person's own machine. */
export const answerBesides = (handlers: readonly RequestHandler[]): void => server.use(...handlers);
