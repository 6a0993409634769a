import { messages as access } from '../../../entry/sign-in/locales/en-US.po';
import { messages as notices } from '../../../platform/notices/locales/en-US.po';
import { messages as ui } from '../../../../../ui/src/locales/en-US.po';

/** Words of the sign-in page in one file: its own, its parts', and failures. */
export const messages = { ...ui, ...notices, ...access };
