export { BrokenScreen, type BrokenScreenProps } from './broken/broken-screen.tsx';
export { LoadingPage } from './loading-page.tsx';
export { describeLogWith, fingerprint, log, redactedAddress, type LogEntry, type LogType } from './log/log-store.ts';
export { systemScreens, words as systemWords } from './screens.ts';
