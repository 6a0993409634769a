import './app.css';
import { entryWords } from '@lianxin/features/entry';
import { provideWords } from '@lianxin/features/language';

export { SingleSignOn } from '@lianxin/features/entry';

export const providePartnerWords = (): Promise<void> => provideWords(entryWords);
