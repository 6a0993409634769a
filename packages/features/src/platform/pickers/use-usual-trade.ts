import { contract, EnterpriseNo, type ResponseOf } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { useEffect, useEffectEvent } from 'react';
import * as z from 'zod/mini';

type UsualTrade = NonNullable<ResponseOf<typeof contract.tradeContract.usual>>;

/** Tells a form, once for each recipient chosen, what an application to it usually stands on. */
export function useUsualTrade(recipientNo: string, onKnown: (usual: UsualTrade) => void): void {
  const other = z.safeParse(EnterpriseNo, recipientNo);
  const { data } = useEndpoint(contract.tradeContract.usual, other.success ? { counterpartyNo: other.data } : null, { quiet: true });
  const tell = useEffectEvent(onKnown);
  // Only its arrival proposes it: who chooses none is not asked again.
  useEffect(() => {
    if (data) tell(data);
  }, [data]);
}
