const TABS = ['facts', 'trade', 'trace', 'log', 'related', 'proof'] as const;

/** A tab in the address. */
export type VoucherTab = (typeof TABS)[number];

/** Whether the text is a tab. */
export const isVoucherTab = (text: string): text is VoucherTab => TABS.some((tab) => tab === text);
