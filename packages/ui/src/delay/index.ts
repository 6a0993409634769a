export { useDelayed } from './use-delayed.ts';
