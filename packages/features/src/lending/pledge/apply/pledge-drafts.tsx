import { contract } from '@lianxin/api/contract';
import { useAction, useEndpoint } from '@lianxin/api/react';
import { ApplicationDrafts } from '../../funding/index.ts';
import { useGoTo } from '../../../platform/navigation/index.ts';

/** Pledges begun and not yet submitted; nothing while there are none. */
export function PledgeDrafts() {
  const goTo = useGoTo();
  const { data } = useEndpoint(contract.pledge.listDrafts, {}, { quiet: true });
  const remove = useAction(contract.pledge.deleteDraft);
  return (
    <ApplicationDrafts drafts={data ?? []} onOpen={(draft) => goTo('pledge.apply', { draft })} onRemove={(id) => void remove.run({ id })} />
  );
}
