export { useAtOnce } from './use-at-once.ts';
