import { fundingWords } from '../funding/index.ts';
import { provideWords } from '../../platform/language/index.ts';
import { lazyScreen } from '../../platform/navigation/index.ts';
import { voucherWords } from '../../vouchers/voucher/index.ts';
import { words } from './words.ts';

declare module '../../platform/navigation/place.ts' {
  interface Places {
    'pledge.apply': 'pieces' | 'draft' | 'resubmit' | 'copy';
    'pledge.records': 'id' | 'search' | 'state' | 'tab' | 'disbursedFrom' | 'disbursedTo';
    'pledge.review': 'id';
  }
}

/** Loads a screen together with the catalog of both kinds of loans. */
const shared = async <File>(file: Promise<File>): Promise<File> => (await Promise.all([file, provideWords(fundingWords)]))[0];

/** The voucher picker has its own catalog. */
const loadApply = async () => (await Promise.all([shared(import('./apply/apply-screen.tsx')), provideWords(voucherWords)]))[0].ApplyScreen;

export const pledgeScreens = {
  apply: lazyScreen('pledge.apply', loadApply, words),
  records: lazyScreen('pledge.records', () => shared(import('./records/records-screen.tsx')).then((file) => file.RecordsScreen), words),
  review: lazyScreen('pledge.review', () => shared(import('./review/review-screen.tsx')).then((file) => file.ReviewScreen), words),
} as const;
