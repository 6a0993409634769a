export { tradePaperScreens } from './screens.ts';
