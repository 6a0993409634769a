import { messages as access } from '../../access/locales/en-US.po';
import { messages as notices } from '../../notices/locales/en-US.po';
import { messages as system } from '../../system/locales/en-US.po';
import { messages as ui } from '../../../../ui/src/locales/en-US.po';
import { messages as portal } from '../locales/en-US.po';

/** What every visit begins with, in one file: the portal's own rows and frame, the parts, the notices, the door and the pages that stand in for others. */
export const messages = { ...ui, ...notices, ...system, ...access, ...portal };
