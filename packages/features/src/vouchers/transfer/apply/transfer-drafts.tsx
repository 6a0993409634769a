import { contract } from '@lianxin/api/contract';
import { useAction, useEndpoint } from '@lianxin/api/react';
import { Trans } from '@lingui/react/macro';
import { DraftsPanel } from '../../../platform/drafts/index.ts';
import { useGoTo } from '../../../platform/navigation/index.ts';

/** Unsubmitted transfers; nothing if there are none. */
export function TransferDrafts() {
  const goTo = useGoTo();
  const { data } = useEndpoint(contract.transfer.listDrafts, {}, { quiet: true });
  const remove = useAction(contract.transfer.deleteDraft);
  return (
    <DraftsPanel
      drafts={(data ?? []).map(({ id, totalAmount, recipientNames, savedAt }) => ({
        id,
        amount: totalAmount,
        about: recipientNames.join('、') || <Trans>未选被转让人</Trans>,
        savedAt,
      }))}
      onOpen={(draft) => goTo('transfer.apply', { draft })}
      onRemove={(id) => void remove.run({ id })}
    />
  );
}
