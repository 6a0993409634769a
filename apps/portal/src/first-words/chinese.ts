import { messages as access } from '../../../../packages/features/src/access/locales/zh-CN.po';
import { messages as notices } from '../../../../packages/features/src/notices/locales/zh-CN.po';
import { messages as system } from '../../../../packages/features/src/system/locales/zh-CN.po';
import { messages as ui } from '../../../../packages/ui/src/locales/zh-CN.po';
import { messages as portal } from '../locales/zh-CN.po';

/** What every visit begins with, in one file: the portal's own rows and frame, the parts, the notices, the door and the pages that stand in for others. */
export const messages = { ...ui, ...notices, ...system, ...access, ...portal };
