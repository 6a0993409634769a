const TABS = ['facts', 'trade', 'trace', 'log', 'related', 'proof'] as const;

/** A part of a voucher's detail, as the address names it. */
export type VoucherTab = (typeof TABS)[number];

/** Whether an address names one of the tabs. */
export const isVoucherTab = (text: string): text is VoucherTab => TABS.some((tab) => tab === text);
