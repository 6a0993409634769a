export { homeScreens } from './screens.ts';
