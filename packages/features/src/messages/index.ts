export { messageScreens } from './screens.ts';
export { useMessagePlace } from './use-message-place.ts';
