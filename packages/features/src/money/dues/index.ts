export { duesScreens } from './screens.ts';
