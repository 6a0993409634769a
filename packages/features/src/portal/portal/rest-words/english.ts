import { messages as system } from '../../../platform/system/locales/en-US.po';
import { messages as portal } from '../locales/en-US.po';

/** Words loaded with the table of pages, in one file: rows, frame and exception pages. */
export const messages = { ...system, ...portal };
