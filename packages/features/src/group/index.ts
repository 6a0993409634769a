export { groupScreens } from './screens.ts';
