/** Pages for exceptions (errors, loading, page not found), and the log of the browser. */
export { BrokenScreen, type BrokenScreenProps } from './broken/broken-screen.tsx';
export { LoadingPage } from './loading-page.tsx';
export { clearLog, describeLogWith, fingerprint, log, logEntries, redactedAddress, type LogEntry, type LogType } from './log/log-store.ts';
export { systemScreens, words as systemWords } from './screens.ts';
