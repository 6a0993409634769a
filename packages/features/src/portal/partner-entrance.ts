export { entryWords, SingleSignOn } from '../entry/index.ts';
