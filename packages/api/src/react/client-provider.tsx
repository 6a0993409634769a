import { createContext, use, type ReactNode } from 'react';
import type { ApiClient } from '../client/create-client.ts';

const ClientContext = createContext<ApiClient | null>(null);

/** Provides the client to the screens below it, without a cache, for pages such as signing in. */
export const ClientProvider = ({ client, children }: { readonly client: ApiClient; readonly children: ReactNode }) => (
  <ClientContext value={client}>{children}</ClientContext>
);

/** The client of the nearest provider. */
export function useClient(): ApiClient {
  const client = use(ClientContext);
  if (client) return client;
  throw new Error('There is no client here, so nothing can be called. Render this part inside <ApiProvider client={…}>.');
}
