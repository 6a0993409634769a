export { financingScreens } from './screens.ts';
