import { lazy } from 'react';
import { provideWords } from '../../../platform/language/index.ts';
import { words } from '../words.ts';

/** Whether this machine is ready for device signing; loaded on demand. */
export const SelfCheck = lazy(async () => {
  const [file] = await Promise.all([import('./self-check.tsx'), provideWords(words)]);
  return { default: file.SelfCheck };
});
