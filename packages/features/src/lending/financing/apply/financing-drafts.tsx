import { contract } from '@lianxin/api/contract';
import { useAction, useEndpoint } from '@lianxin/api/react';
import { ApplicationDrafts } from '../../funding/index.ts';
import { useGoTo } from '../../../platform/navigation/index.ts';

/** Applications for financing begun and not yet submitted; nothing while there are none. */
export function FinancingDrafts() {
  const goTo = useGoTo();
  const { data } = useEndpoint(contract.financing.listDrafts, {}, { quiet: true });
  const remove = useAction(contract.financing.deleteDraft);
  return (
    <ApplicationDrafts
      drafts={data ?? []}
      onOpen={(draft) => goTo('financing.apply', { draft })}
      onRemove={(id) => void remove.run({ id })}
    />
  );
}
