export { ConnectionNotice } from './connection/connection-notice.tsx';
export { SessionWatch } from './session-watch/session-watch.tsx';
export { SingleSignOn, type SingleSignOnProps } from './single-sign-on/single-sign-on.tsx';
export { entryWords } from './words.ts';
