export { bankAccountScreens } from './screens.ts';
