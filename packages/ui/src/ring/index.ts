export { Ring, type RingProps } from './ring.tsx';
