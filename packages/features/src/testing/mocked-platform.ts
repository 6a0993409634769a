import { contract } from '@lianxin/api/contract';
import { mockHandlers, type MockReply } from '@lianxin/api/mock';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

export const ORIGIN = 'http://portal.test';
export const BASES = { api: `${ORIGIN}/api`, financing: `${ORIGIN}/apk`, common: ORIGIN };

/** Takes every file. */
const storage = http.post(`*${contract.file.signUpload.example.response.host}`, () => new HttpResponse(''));
// One for all tests of a worker: two that listen at once would answer for each other.
const server = setupServer();
server.listen({ onUnhandledFrame: 'error' });

/** From now on the platform under test answers so, and with its examples besides. */
export const answerWith = (replies: readonly MockReply[]): void =>
  server.resetHandlers(...mockHandlers(contract, { bases: BASES, replies }), storage);
