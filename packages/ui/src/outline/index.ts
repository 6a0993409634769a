export { Outline, type OutlineProps } from './outline.tsx';
export type { OutlinePlace } from './outline-move.ts';
