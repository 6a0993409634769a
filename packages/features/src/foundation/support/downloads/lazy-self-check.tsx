import { lazy } from 'react';
import { provideWords } from '../../../platform/language/index.ts';
import { words } from '../words.ts';

/** What this machine has of what signing with a device needs, fetched where it is shown. */
export const SelfCheck = lazy(async () => {
  const [file] = await Promise.all([import('./self-check.tsx'), provideWords(words)]);
  return { default: file.SelfCheck };
});
