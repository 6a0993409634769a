import type { ComponentType, ReactNode } from 'react';
import { NavigationProvider, type Row } from '../navigation/index.ts';
import { BaseProviders, type BaseProvidersProps } from './base-providers.tsx';

export interface ProvidersProps extends BaseProvidersProps {
  /** The portal's table. */
  readonly navigation: readonly Row[];
  /** Keeps the address. */
  readonly router: ComponentType<{ readonly children: ReactNode }>;
}

/** What every screen stands in, in tests and in stories as in the portal: what stands under the table, the table, and addresses. */
export const Providers = ({ navigation, router: Router, children, ...base }: ProvidersProps) => (
  <BaseProviders {...base}>
    <NavigationProvider rows={navigation}>
      <Router>{children}</Router>
    </NavigationProvider>
  </BaseProviders>
);
