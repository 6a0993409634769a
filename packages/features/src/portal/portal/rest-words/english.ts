import { messages as system } from '../../../platform/system/locales/en-US.po';
import { messages as portal } from '../locales/en-US.po';

/** What comes with the table of pages, in one file: the portal's own rows and frame, and the pages that stand in for others. */
export const messages = { ...system, ...portal };
