import { messages as access } from '../../../entry/sign-in/locales/zh-CN.po';
import { messages as notices } from '../../../platform/notices/locales/zh-CN.po';
import { messages as ui } from '../../../../../ui/src/locales/zh-CN.po';

/** What the sign-in page says, in one file: the door, the parts it is made of, and what failed. */
export const messages = { ...ui, ...notices, ...access };
