import { lazy } from 'react';
import { provideWords, type Catalog } from '../language/index.ts';

const words: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };

/** What stands before a person after they came in, fetched with its words once somebody needs it. */
export const EntryPrompts = lazy(async () => {
  const [{ EntryPrompts: Prompts }] = await Promise.all([import('./entry-prompts.tsx'), provideWords(words)]);
  return { default: Prompts };
});

export type { EntryPromptsProps } from './entry-prompts.tsx';
export { whichPrompt, type Prompt } from './which-prompt.ts';
