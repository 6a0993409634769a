export { useScrollEdges } from './use-scroll-edges.ts';
