import { messages as forms } from '../../../../../forms/src/locales/zh-CN.po';
import { messages as application } from '../../../applications/application/locales/zh-CN.po';
import { messages as agreement } from '../../../foundation/agreement/locales/zh-CN.po';
import { messages as drafts } from '../../drafts/locales/zh-CN.po';
import { messages as lists } from '../../lists/locales/zh-CN.po';
import { messages as navigation } from '../../navigation/locales/zh-CN.po';
import { messages as pickers } from '../../pickers/locales/zh-CN.po';
import { messages as review } from '../../../applications/review/locales/zh-CN.po';
import { messages as safeguards } from '../../safeguards/locales/zh-CN.po';
import { messages as signing } from '../../../foundation/signing/locales/zh-CN.po';
import { messages as tabs } from '../../tabs/locales/zh-CN.po';
import { messages as terms } from '../../terms/locales/zh-CN.po';
import { messages as papers } from '../../../trade/papers/locales/zh-CN.po';
import { messages as uploads } from '../../uploads/locales/zh-CN.po';

/** Words of every screen in one file, loaded with the shell. */
export const messages = {
  ...forms,
  ...application,
  ...agreement,
  ...drafts,
  ...lists,
  ...navigation,
  ...pickers,
  ...review,
  ...safeguards,
  ...signing,
  ...tabs,
  ...terms,
  ...papers,
  ...uploads,
};
