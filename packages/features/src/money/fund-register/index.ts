/** The register of the enterprise's money, manual entries, and matching it with bank statements. */
export { LazySupplementCheck } from './checking/lazy-supplement-check.tsx';
export { fundRegisterScreens } from './screens.ts';
