export { BaseProviders, type BaseProvidersProps } from './base-providers.tsx';
export { Providers, type ProvidersProps } from './providers.tsx';
