export { staffingScreens } from './screens.ts';
