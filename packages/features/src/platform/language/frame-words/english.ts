import { messages as forms } from '../../../../../forms/src/locales/en-US.po';
import { messages as application } from '../../../applications/application/locales/en-US.po';
import { messages as agreement } from '../../../foundation/agreement/locales/en-US.po';
import { messages as drafts } from '../../drafts/locales/en-US.po';
import { messages as lists } from '../../lists/locales/en-US.po';
import { messages as navigation } from '../../navigation/locales/en-US.po';
import { messages as pickers } from '../../pickers/locales/en-US.po';
import { messages as review } from '../../../applications/review/locales/en-US.po';
import { messages as safeguards } from '../../safeguards/locales/en-US.po';
import { messages as signing } from '../../../foundation/signing/locales/en-US.po';
import { messages as tabs } from '../../tabs/locales/en-US.po';
import { messages as terms } from '../../terms/locales/en-US.po';
import { messages as papers } from '../../../trade/papers/locales/en-US.po';
import { messages as uploads } from '../../uploads/locales/en-US.po';

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
