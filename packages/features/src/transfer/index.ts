export { transferScreens } from './screens.ts';
