export { proofScreens } from './screens.ts';
