export { messageScreens } from './screens.ts';
export { subjectScreen } from './subject-screen.ts';
