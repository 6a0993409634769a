import type { ReactNode } from 'react';
import type { ApiClient } from '../client/create-client.ts';
import { ApiProvider } from './api-provider.tsx';

/** Renders a hook under test inside a provider of this client. */
export const within = (client: ApiClient) =>
  function Within({ children }: { children: ReactNode }) {
    return <ApiProvider client={client}>{children}</ApiProvider>;
  };
