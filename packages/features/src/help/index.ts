export { helpScreens } from './screens.ts';
