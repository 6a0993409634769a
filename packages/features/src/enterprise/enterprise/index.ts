/** What the platform knows of the enterprise, changing it, its settings, and leaving the platform. */
export { enterpriseScreens } from './screens.ts';
