import { messages as access } from '../../access/locales/zh-CN.po';
import { messages as notices } from '../../notices/locales/zh-CN.po';
import { messages as system } from '../../system/locales/zh-CN.po';
import { messages as ui } from '../../../../ui/src/locales/zh-CN.po';
import { messages as portal } from '../locales/zh-CN.po';

/** What every visit begins with, in one file: the portal's own rows and frame, the parts, the notices, the door and the pages that stand in for others. */
export const messages = { ...ui, ...notices, ...system, ...access, ...portal };
