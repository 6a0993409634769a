export { FootBar } from './foot-bar.tsx';
