export { ConnectionNotice } from './connection/connection-notice.tsx';
export { SessionWatch } from './session-watch/session-watch.tsx';
export { SingleSignOnScreen, type SingleSignOnScreenProps } from './single-sign-on/single-sign-on-screen.tsx';
export { entryWords } from './words.ts';
