import { contract, EnterpriseNo, type ResponseOf } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { useEffect, useEffectEvent } from 'react';
import * as z from 'zod/mini';

type UsualTrade = NonNullable<ResponseOf<typeof contract.tradeContract.usual>>;

/** Reports the usual trade with a recipient, once for each recipient chosen. */
export function useUsualTrade(recipientNo: string, onKnown: (usual: UsualTrade) => void): void {
  const other = z.safeParse(EnterpriseNo, recipientNo);
  const { data } = useEndpoint(contract.tradeContract.usual, other.success ? { counterpartyNo: other.data } : null, { quiet: true });
  const tell = useEffectEvent(onKnown);
  // Propose it only on arrival: do not override a later choice of none.
  useEffect(() => {
    if (data) tell(data);
  }, [data]);
}
