import './app.css';
import { ConnectionNotice, entryWords, SessionWatch } from '@lianxin/features/entry';
import { provideWords } from '@lianxin/features/language';

/** What stands over every page: the network's news, and the end of a session. */
export const Standing = () => (
  <>
    <ConnectionNotice />
    <SessionWatch />
  </>
);

export const provideStandingWords = (): Promise<void> => provideWords(entryWords);
