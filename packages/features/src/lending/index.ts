export { lendingScreens } from './screens.ts';
