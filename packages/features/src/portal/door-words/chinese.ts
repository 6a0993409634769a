import { messages as access } from '../../access/locales/zh-CN.po';
import { messages as notices } from '../../notices/locales/zh-CN.po';
import { messages as ui } from '../../../../ui/src/locales/zh-CN.po';

/** What the sign-in page says, in one file: the door, the parts it is made of, and what failed. */
export const messages = { ...ui, ...notices, ...access };
