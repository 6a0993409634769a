export { billingScreens } from './screens.ts';
