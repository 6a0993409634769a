const TABS = ['facts', 'trade', 'trace', 'log', 'related', 'proof'] as const;

export type VoucherTab = (typeof TABS)[number];

export const isVoucherTab = (text: string): text is VoucherTab => TABS.some((tab) => tab === text);
