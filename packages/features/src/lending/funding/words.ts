import { provideWords, type Catalog } from '../../platform/language/index.ts';
import { voucherWords } from '../../vouchers/voucher/index.ts';

export const words: Catalog = {
  'zh-CN': () => import('./locales/zh-CN.po'),
  'en-US': () => import('./locales/en-US.po'),
};

/** Loads a screen together with the catalog of both kinds of loans. */
export const withFundingWords = async <File>(file: Promise<File>): Promise<File> => (await Promise.all([file, provideWords(words)]))[0];

/** Loads an application form, which also needs the catalog of the voucher picker. */
export const withFormWords = async <File>(file: Promise<File>): Promise<File> =>
  (await Promise.all([withFundingWords(file), provideWords(voucherWords)]))[0];
