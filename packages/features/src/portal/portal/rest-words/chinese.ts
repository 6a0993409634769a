import { messages as system } from '../../../platform/system/locales/zh-CN.po';
import { messages as portal } from '../locales/zh-CN.po';

/** Words loaded with the table of pages, in one file: rows, frame and exception pages. */
export const messages = { ...system, ...portal };
