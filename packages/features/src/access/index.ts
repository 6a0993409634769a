export { accessScreens, words as accessWords } from './screens.ts';
export type { SignInScreenProps } from './sign-in/sign-in-screen.tsx';
