import { messages as access } from '../../../entry/sign-in/locales/zh-CN.po';
import { messages as notices } from '../../../platform/notices/locales/zh-CN.po';
import { messages as ui } from '../../../../../ui/src/locales/zh-CN.po';

/** Words of the sign-in page in one file: its own, its parts', and failures. */
export const messages = { ...ui, ...notices, ...access };
