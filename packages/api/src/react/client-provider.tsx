import { createContext, use, type ReactNode } from 'react';
import type { ApiClient } from '../client/create-client.ts';

const ClientContext = createContext<ApiClient | null>(null);

/** Gives the screens below it their way to the server, without a cache: enough for a page that asks nothing twice, such as signing in. */
export const ClientProvider = ({ client, children }: { readonly client: ApiClient; readonly children: ReactNode }) => (
  <ClientContext value={client}>{children}</ClientContext>
);

/** The client of the nearest provider. */
export function useClient(): ApiClient {
  const client = use(ClientContext);
  if (client) return client;
  throw new Error('There is no client here, so nothing can be called. Render this part inside <ApiProvider client={…}>.');
}
