/** Folders of `packages/features/src` that any other may import. Everything else there is a capability, found by listing the directory. */
export const foundations = [
  'language',
  'brand',
  'channels',
  'slots',
  'session',
  'navigation',
  'permission',
  'safeguards',
  'notices',
  'providers',
  'terms',
  'settings',
  'lists',
  'sheet-import',
  'acting',
  'signing',
  'trade',
  'pickers',
  'uploads',
  'tabs',
  'drafts',
  'live',
  'review',
  'agreement',
  'testing',
];

/** The top floor: it may import every capability through its index.ts, and nobody imports it. */
export const top = 'portal';

/** What runs while a portal is built and never in a browser: it may know the portal, which does not know it. */
export const builder = 'vite';

/** Capabilities that may import another capability, and only through its index.ts. */
export const neighbours: Readonly<Record<string, readonly string[]>> = {
  access: ['registration', 'support'],
  help: ['support'],
  home: ['messages', 'voucher', 'fund-register', 'what-if', 'lending', 'group'],
  'what-if': ['funding'],
  issuance: ['voucher', 'suppliers', 'credit'],
  transfer: ['voucher', 'suppliers'],
  funding: ['voucher'],
  financing: ['voucher', 'funding'],
  pledge: ['voucher', 'funding'],
  settlement: ['support', 'calendar-feed'],
  'fund-register': ['settlement'],
  lending: ['pledge', 'funding', 'settlement'],
  treasury: ['issuance', 'transfer', 'financing', 'pledge', 'funding', 'credit', 'home'],
  staffing: ['registration'],
  enterprise: ['staffing', 'prompts'],
  'bank-accounts': ['registration'],
  fees: ['prompts'],
  statements: ['fees'],
};
