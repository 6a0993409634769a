/** The categories that an enterprise sorts its trade by, and what is sorted under each. */
export { categoryScreens } from './screens.ts';
