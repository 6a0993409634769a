/** What asks for attention after signing in: fees, agreements, announcements. */
import { lazy } from 'react';
import { provideWords, type Catalog } from '../../platform/language/index.ts';

const words: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };

/** What stands before a person after they came in, fetched with its words once somebody needs it. */
export const EntryPrompts = lazy(async () => {
  const [{ EntryPrompts: Prompts }] = await Promise.all([import('./entry-prompts.tsx'), provideWords(words)]);
  return { default: Prompts };
});

/** 签署补充协议 as a dialog, fetched with its words when it is first opened. */
export const SupplementDialog = lazy(async () => {
  const [{ SupplementDialog: Dialog }] = await Promise.all([import('./supplement/supplement-dialog.tsx'), provideWords(words)]);
  return { default: Dialog };
});

export type { EntryPromptsProps } from './entry-prompts.tsx';
export { whichPrompt, type Prompt } from './which-prompt.ts';
