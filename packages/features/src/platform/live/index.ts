/** Receiving changes from the server. */
export { LiveProvider, useIsLive } from './live-provider.tsx';
