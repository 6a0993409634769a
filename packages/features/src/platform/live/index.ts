/** Hearing from the server that something has changed. */
export { LiveProvider, useIsLive } from './live-provider.tsx';
