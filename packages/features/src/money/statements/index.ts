export { statementScreens } from './screens.ts';
