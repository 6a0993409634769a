import { withFormWords, withFundingWords } from '../funding/index.ts';
import { lazyScreen } from '../../platform/navigation/index.ts';
import { words } from './words.ts';

declare module '../../platform/navigation/place.ts' {
  interface Places {
    'pledge.apply': 'pieces' | 'draft' | 'resubmit' | 'copy';
    'pledge.records': 'id' | 'search' | 'state' | 'tab' | 'disbursedFrom' | 'disbursedTo';
    'pledge.review': 'id';
  }
}

export const pledgeScreens = {
  apply: lazyScreen('pledge.apply', () => withFormWords(import('./apply/apply-screen.tsx')).then((file) => file.ApplyScreen), words),
  records: lazyScreen(
    'pledge.records',
    () => withFundingWords(import('./records/records-screen.tsx')).then((file) => file.RecordsScreen),
    words,
  ),
  review: lazyScreen(
    'pledge.review',
    () => withFundingWords(import('./review/review-screen.tsx')).then((file) => file.ReviewScreen),
    words,
  ),
} as const;
