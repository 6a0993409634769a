import { useCallback } from 'react';
import { usePlace } from '../../../platform/navigation/index.ts';
import type { FundEntry } from './fund-terms.ts';

/** Address of the business behind a movement; undefined if the person may not open it. */
export function useObjectPlace(): (entry: Pick<FundEntry, 'object' | 'paid'>) => string | undefined {
  const place = usePlace();
  return useCallback(
    ({ object, paid }) => {
      if (object === null) return undefined;
      const { kind, id, part } = object;
      if (paid)
        return part === 'issuer'
          ? place('settlement.payments', { id: paid.voucherId })
          : place('settlement.receipts', { id: paid.pieceId });
      if (kind === 'financing' && part === 'issuer') return place('financing.issuer', { id });
      if (kind === 'financing' && part === 'holder') return place('financing.records', { id });
      if (kind !== 'pledge') return undefined;
      if (part === 'holder') return place('pledge.records', { id });
      return part === 'issuer' ? undefined : place('lending.pledges', { id, part: part === 'lender' ? 'funder' : 'guarantor' });
    },
    [place],
  );
}
