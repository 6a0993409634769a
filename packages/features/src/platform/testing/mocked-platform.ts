import { contract } from '@lianxin/api/contract';
import type { Role } from '@lianxin/domain';
import { mockHandlers, type MockReply } from '@lianxin/api/mock';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';

export const ORIGIN = 'http://portal.test';
export const BASES = { api: `${ORIGIN}/api`, financing: `${ORIGIN}/apk`, common: ORIGIN };

/** Accepts every upload. */
const storage = http.post(`*${contract.file.signUpload.example.response.host}`, () => new HttpResponse(''));
// One for all tests of a worker: two would answer each other's requests.
const server = setupServer();
server.listen({ onUnhandledFrame: 'error' });

const forbidden: string[] = [];

/** Forbidden calls of the person's role since the last check, as "reviewer /pz/pz/apply". */
export const forbiddenCalls = (): readonly string[] => forbidden.splice(0);

/** Sets the platform's answers besides its examples. Calls that the role may not make are refused, as on the server. */
export function answerWith(replies: readonly MockReply[], role?: Role): void {
  const onForbidden = ({ path }: { readonly path: string }) => void forbidden.push(`${role} ${path}`);
  server.resetHandlers(...mockHandlers(contract, { bases: BASES, replies, role, onForbidden }), storage);
}

/** Sets answers of other services, such as a bridge on the person's machine. */
export const answerBesides = (handlers: readonly RequestHandler[]): void => server.use(...handlers);
