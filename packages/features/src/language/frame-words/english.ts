import { messages as forms } from '../../../../forms/src/locales/en-US.po';
import { messages as acting } from '../../acting/locales/en-US.po';
import { messages as agreement } from '../../agreement/locales/en-US.po';
import { messages as drafts } from '../../drafts/locales/en-US.po';
import { messages as lists } from '../../lists/locales/en-US.po';
import { messages as navigation } from '../../navigation/locales/en-US.po';
import { messages as pickers } from '../../pickers/locales/en-US.po';
import { messages as review } from '../../review/locales/en-US.po';
import { messages as safeguards } from '../../safeguards/locales/en-US.po';
import { messages as signing } from '../../signing/locales/en-US.po';
import { messages as tabs } from '../../tabs/locales/en-US.po';
import { messages as terms } from '../../terms/locales/en-US.po';
import { messages as trade } from '../../trade/locales/en-US.po';
import { messages as uploads } from '../../uploads/locales/en-US.po';

/** What every screen speaks besides its own, in one file: it comes with the shell. */
export const messages = {
  ...forms,
  ...acting,
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
  ...trade,
  ...uploads,
};
