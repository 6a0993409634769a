export { SubscribeButton, type SubscribeButtonProps } from './subscribe-button.tsx';
