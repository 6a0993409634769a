import { contract } from '@lianxin/api/contract';
import { mockHandlers, type MockReply } from '@lianxin/api/mock';
import type { RequestHandler } from 'msw';
import type { ReactNode } from 'react';
import { ScreenHost, type ScreenHostProps } from './screen-host.tsx';

/** The platform of a story: `beforeEach: platform([reply(…)])`. Answers with examples unless a reply is given. */
export const platform =
  (replies: readonly MockReply[] = []) =>
  ({ msw }: { readonly msw: { use: (...handlers: ReturnType<typeof mockHandlers>) => void } }): void => {
    msw.use(...mockHandlers(contract, { replies }));
  };

/** Other services of a story, such as a bridge on the person's machine. */
export const besides =
  (handlers: readonly RequestHandler[]) =>
  ({ msw }: { readonly msw: { use: (...handlers: RequestHandler[]) => void } }): void => {
    msw.use(...handlers);
  };

export const hosted = (screen: ReactNode, host: Omit<ScreenHostProps, 'children'>) => <ScreenHost {...host}>{screen}</ScreenHost>;
