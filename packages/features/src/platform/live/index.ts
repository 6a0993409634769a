export { LiveProvider, useIsLive } from './live-provider.tsx';
