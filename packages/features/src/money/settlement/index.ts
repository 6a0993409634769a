export { settlementScreens } from './screens.ts';
