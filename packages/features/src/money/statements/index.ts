/** Monthly statements, which the enterprise confirms or disputes. */
export { statementScreens } from './screens.ts';
