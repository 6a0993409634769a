import './app.css';
import { ConnectionNotice, entryWords, SessionWatch } from '@lianxin/features/entry';
import { provideWords } from '@lianxin/features/language';
import { StepUp } from '@lianxin/features/safeguards';

/** What stands over every page: the network's news, the end of a session, and a confirmation before acts on money. */
export const Standing = () => (
  <>
    <ConnectionNotice />
    <SessionWatch />
    <StepUp />
  </>
);

export const provideStandingWords = (): Promise<void> => provideWords(entryWords);
