import { messages as access } from '../../../entry/sign-in/locales/en-US.po';
import { messages as notices } from '../../../platform/notices/locales/en-US.po';
import { messages as ui } from '../../../../../ui/src/locales/en-US.po';

/** What the sign-in page says, in one file: the door, the parts it is made of, and what failed. */
export const messages = { ...ui, ...notices, ...access };
