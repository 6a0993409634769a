/** Runs beside every page: the connection, the session's end, sign-on from a partner's site. */
export { ConnectionNotice } from './connection/connection-notice.tsx';
export { SessionWatch } from './session-watch/session-watch.tsx';
export { SingleSignOn, type SingleSignOnProps } from './single-sign-on/single-sign-on.tsx';
export { entryWords } from './words.ts';
