import type { ComponentType, ReactNode } from 'react';
import { NavigationProvider, type Row } from '../navigation/index.ts';
import { BaseProviders, type BaseProvidersProps } from './base-providers.tsx';

export interface ProvidersProps extends BaseProvidersProps {
  /** The portal's table. */
  readonly navigation: readonly Row[];
  readonly router: ComponentType<{ readonly children: ReactNode }>;
}

/** All providers that a screen needs, in the portal, in tests and in stories. */
export const Providers = ({ navigation, router: Router, children, ...base }: ProvidersProps) => (
  <BaseProviders {...base}>
    <NavigationProvider rows={navigation}>
      <Router>{children}</Router>
    </NavigationProvider>
  </BaseProviders>
);
