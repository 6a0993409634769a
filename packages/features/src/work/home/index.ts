/** The workbench that a person sees first: tasks and figures. */
export { homeScreens } from './screens.ts';
