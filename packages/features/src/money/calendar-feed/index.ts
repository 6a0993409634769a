/** Subscribing to due dates in one's own calendar program. */
export { SubscribeButton, type SubscribeButtonProps } from './subscribe-button.tsx';
