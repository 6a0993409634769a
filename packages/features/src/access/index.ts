export { accessScreens } from './screens.ts';
export type { SignInScreenProps } from './sign-in/sign-in-screen.tsx';
