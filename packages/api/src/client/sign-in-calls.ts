import type { account } from '../contract/account.ts';
import type { messageCalls } from '../contract/message.ts';
import { arrived } from './arrived.ts';

/** What the sign-in page calls. */
export interface SignInCalls {
  readonly account: typeof account;
  readonly messageCalls: typeof messageCalls;
}

/** The calls of the sign-in page, loaded with the first one: the page itself does not need their schemas. */
export const signInCalls = (): Promise<SignInCalls> => arrived(import('../contract/sign-in.ts'), { endpointPath: '', url: '' });
