/** Changing one's password. */
export { ChangePasswordDialog } from './lazy-change-password.ts';
export { passwordScreens } from './screens.ts';
