/** The enterprise's data, changing them, its settings, and leaving the platform. */
export { enterpriseScreens } from './screens.ts';
