import { contract } from '@lianxin/api/contract';
import { mockHandlers, type MockReply } from '@lianxin/api/mock';
import type { RequestHandler } from 'msw';
import type { ReactNode } from 'react';
import { ScreenHost, type ScreenHostProps } from './screen-host.tsx';

/** A story's platform: `beforeEach: platform([reply(…)])`. Answers every call with its example unless a reply says otherwise. */
export const platform =
  (replies: readonly MockReply[] = []) =>
  ({ msw }: { readonly msw: { use: (...handlers: ReturnType<typeof mockHandlers>) => void } }): void => {
    msw.use(...mockHandlers(contract, { replies }));
  };

/** What a story's page asks besides the platform, such as a bridge at the person's own machine. */
export const besides =
  (handlers: readonly RequestHandler[]) =>
  ({ msw }: { readonly msw: { use: (...handlers: RequestHandler[]) => void } }): void => {
    msw.use(...handlers);
  };

/** A story's screen, in the company it needs. */
export const hosted = (screen: ReactNode, host: Omit<ScreenHostProps, 'children'>) => <ScreenHost {...host}>{screen}</ScreenHost>;
