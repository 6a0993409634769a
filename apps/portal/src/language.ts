import { accessWords } from '@lianxin/features/access';
import { activateLanguage, chosenLocale, provideWords, type Catalog } from '@lianxin/features/language';
import { noticeWords } from '@lianxin/features/notices';
import { systemWords } from '@lianxin/features/system';
import { uiWords } from '@lianxin/ui';

/** The words of the portal's own rows and frame. */
const portalWords: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };

/** Shows the first page in the chosen language: the words of the door, the notices and the pages that stand in for others. A screen and the shell bring their own. */
export async function startLanguage(): Promise<void> {
  await activateLanguage(chosenLocale());
  await Promise.all([portalWords, uiWords, systemWords, noticeWords, accessWords].map(provideWords));
}
