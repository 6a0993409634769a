export { Providers, type ProvidersProps } from './providers.tsx';
