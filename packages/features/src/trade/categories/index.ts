export { categoryScreens } from './screens.ts';
