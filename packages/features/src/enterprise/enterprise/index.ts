export { enterpriseScreens } from './screens.ts';
