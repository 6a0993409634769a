export { voucherScreens } from './screens.ts';
