export { entryWords, SingleSignOn } from '../../entry/session-watch/index.ts';
