export { messageScreens } from './screens.ts';
export { useMessagePlace } from './use-message-place.ts';
export { useMessageText } from './use-message-text.ts';
