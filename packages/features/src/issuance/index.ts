export { issuanceScreens } from './screens.ts';
