import { formWords } from '@lianxin/forms';
import type { Messages } from '@lingui/core';
import type { Catalog } from './language.ts';

type Loader = () => Promise<{ readonly messages: Messages }>;

/** Loads several catalogs as one. */
const together =
  (...loaders: readonly Loader[]): Loader =>
  async () => {
    const parts = await Promise.all(loaders.map((load) => load()));
    return { messages: Object.assign({}, ...parts.map((part) => part.messages)) };
  };

/** The words that every screen speaks besides its own: business terms, agreements, lists, review queues, signing, trade background, open pages, forms. They come with the shell. */
export const foundationWords: Catalog = {
  'zh-CN': together(
    formWords['zh-CN'],
    () => import('../acting/locales/zh-CN.po'),
    () => import('../agreement/locales/zh-CN.po'),
    () => import('../drafts/locales/zh-CN.po'),
    () => import('../lists/locales/zh-CN.po'),
    () => import('../navigation/locales/zh-CN.po'),
    () => import('../review/locales/zh-CN.po'),
    () => import('../safeguards/locales/zh-CN.po'),
    () => import('../signing/locales/zh-CN.po'),
    () => import('../tabs/locales/zh-CN.po'),
    () => import('../terms/locales/zh-CN.po'),
    () => import('../trade/locales/zh-CN.po'),
    () => import('../pickers/locales/zh-CN.po'),
    () => import('../uploads/locales/zh-CN.po'),
  ),
  'en-US': together(
    formWords['en-US'],
    () => import('../acting/locales/en-US.po'),
    () => import('../agreement/locales/en-US.po'),
    () => import('../drafts/locales/en-US.po'),
    () => import('../lists/locales/en-US.po'),
    () => import('../navigation/locales/en-US.po'),
    () => import('../review/locales/en-US.po'),
    () => import('../safeguards/locales/en-US.po'),
    () => import('../signing/locales/en-US.po'),
    () => import('../tabs/locales/en-US.po'),
    () => import('../terms/locales/en-US.po'),
    () => import('../trade/locales/en-US.po'),
    () => import('../pickers/locales/en-US.po'),
    () => import('../uploads/locales/en-US.po'),
  ),
};
