import { accountHandlers } from './account/handlers.ts';
import { fileHandlers } from './file/handlers.ts';
import type { Handlers } from './http/handler.ts';
import { messageHandlers } from './message/handlers.ts';
import { referenceHandlers } from './reference/handlers.ts';
import type { Services } from './services.ts';
import { signatureHandlers } from './signer/handlers.ts';

type Some<T> = { readonly [Resource in keyof T]?: Partial<T[Resource]> };

/** Every call of the contract with its handler. */
export const createHandlers = (services: Services): Some<Handlers> => ({
  account: accountHandlers(services),
  message: messageHandlers,
  reference: referenceHandlers,
  signature: signatureHandlers,
  file: fileHandlers(services),
});
