export { LazySupplementCheck } from './checking/lazy-supplement-check.tsx';
export { fundRegisterScreens } from './screens.ts';
