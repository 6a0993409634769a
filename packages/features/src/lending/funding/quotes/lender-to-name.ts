import type { Offer } from '@lianxin/api/contract';

/** The lending enterprise, if the channel's name does not make it obvious. 建设银行 and 建设银行朔州分行 are obviously the same. */
export const lenderToName = ({ lender, lenderName }: Offer): string | undefined =>
  lender === null || lender.name.startsWith(lenderName) ? undefined : lender.name;
