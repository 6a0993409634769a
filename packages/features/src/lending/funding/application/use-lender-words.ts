import type { Offer } from '@lianxin/api/contract';
import { useLingui } from '@lingui/react/macro';
import { lenderToName } from '../quotes/lender-to-name.ts';

/** The product of an offer with the enterprise that lends, where it has another name: the applicant deals with that enterprise. */
export function useLenderWords(): (offer: Offer) => string {
  const { t } = useLingui();
  return (offer) => {
    const { lenderName } = offer;
    const lender = lenderToName(offer);
    return lender === undefined ? lenderName : t`${lenderName}，由${lender}放款`;
  };
}
