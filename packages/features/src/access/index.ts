export { accessScreens } from './screens.ts';
