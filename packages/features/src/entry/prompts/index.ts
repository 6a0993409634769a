/** Prompts after signing in: status, agreement, fees. */
import { lazy } from 'react';
import { provideWords, type Catalog } from '../../platform/language/index.ts';

const words: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };

/** Prompts after signing in, loaded with their words on demand. */
export const EntryPrompts = lazy(async () => {
  const [{ EntryPrompts: Prompts }] = await Promise.all([import('./entry-prompts.tsx'), provideWords(words)]);
  return { default: Prompts };
});

/** 签署补充协议 as a dialog, loaded with its words on demand. */
export const SupplementDialog = lazy(async () => {
  const [{ SupplementDialog: Dialog }] = await Promise.all([import('./supplement/supplement-dialog.tsx'), provideWords(words)]);
  return { default: Dialog };
});

export type { EntryPromptsProps } from './entry-prompts.tsx';
export { whichPrompt, type Prompt } from './which-prompt.ts';
