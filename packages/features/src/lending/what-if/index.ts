export { WhatIf } from './lazy-what-if.tsx';
export type { Supposed } from './supposition.ts';
