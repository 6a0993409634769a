/** The React providers that every screen needs, in the portal, in tests and in stories. */
export { BaseProviders, type BaseProvidersProps } from './base-providers.tsx';
export { Providers, type ProvidersProps } from './providers.tsx';
