export { BrokenScreen, type BrokenScreenProps } from './broken/broken-screen.tsx';
export { LoadingPage } from './loading-page.tsx';
export { systemScreens } from './screens.ts';
