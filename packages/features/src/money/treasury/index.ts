export { treasuryScreens } from './screens.ts';
