import { contract } from '@lianxin/api/contract';
import { mockHandlers, type MockReply } from '@lianxin/api/mock';
import { http, HttpResponse, type RequestHandler } from 'msw';
import type { ReactNode } from 'react';
import { ScreenHost, type ScreenHostProps } from './screen-host.tsx';

/** What every uploaded file of a story looks like. */
const PAPER = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320" font-family="sans-serif">
<rect width="480" height="320" fill="#f8fcfb"/><rect x="16" y="16" width="448" height="288" fill="none" stroke="#29636a" stroke-width="2"/>
<rect x="150" y="44" width="180" height="20" fill="#29636a"/><g fill="#b2d1d5"><rect x="48" y="96" width="300" height="10"/>
<rect x="48" y="128" width="340" height="10"/><rect x="48" y="160" width="260" height="10"/><rect x="48" y="192" width="320" height="10"/></g>
<circle cx="388" cy="238" r="40" fill="none" stroke="#cc2827" stroke-width="4"/></svg>`;

const files = http.get('*/files/:id', () => HttpResponse.text(PAPER, { headers: { 'content-type': 'image/svg+xml' } }));

/** The platform of a story: `beforeEach: platform([reply(…)])`. Answers with examples unless a reply is given. */
export const platform =
  (replies: readonly MockReply[] = []) =>
  ({ msw }: { readonly msw: { use: (...handlers: RequestHandler[]) => void } }): void => {
    msw.use(...mockHandlers(contract, { replies }), files);
  };

/** Other services of a story, such as a bridge on the person's machine. */
export const besides =
  (handlers: readonly RequestHandler[]) =>
  ({ msw }: { readonly msw: { use: (...handlers: RequestHandler[]) => void } }): void => {
    msw.use(...handlers);
  };

export const hosted = (screen: ReactNode, host: Omit<ScreenHostProps, 'children'>) => <ScreenHost {...host}>{screen}</ScreenHost>;
