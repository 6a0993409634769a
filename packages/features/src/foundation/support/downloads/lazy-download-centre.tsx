import { lazy } from 'react';
import { foundationWords, provideWords } from '../../../platform/language/index.ts';
import { words } from '../words.ts';

/** 下载中心 over any page, loaded with its words on demand. */
export const DownloadCentre = lazy(async () => {
  const [file] = await Promise.all([import('./download-centre.tsx'), provideWords(words), provideWords(foundationWords)]);
  return { default: file.DownloadCentre };
});
