export { ChangePasswordDialog } from './lazy-change-password.ts';
export { passwordScreens } from './screens.ts';
