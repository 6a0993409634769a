import { contract } from '@lianxin/api/contract';
import { useAction, useEndpoint } from '@lianxin/api/react';
import { ZERO_FEN } from '@lianxin/domain';
import { Plural, Trans } from '@lingui/react/macro';
import { useChannelName } from '../../channels/index.ts';
import { DraftsPanel } from '../../drafts/index.ts';
import { useGoTo } from '../../navigation/index.ts';

/** Applications for financing begun and not yet submitted; nothing while there are none. */
export function FinancingDrafts() {
  const goTo = useGoTo();
  const channelName = useChannelName();
  const { data } = useEndpoint(contract.financing.listDrafts, {}, { quiet: true });
  const remove = useAction(contract.financing.deleteDraft);
  return (
    <DraftsPanel
      drafts={(data ?? []).map(({ id, savedAt, form: { amount = ZERO_FEN, channel, pieces = [] } }) => ({
        id,
        amount,
        about: (
          <>
            {(channel !== undefined && channelName(channel)) || <Trans>未选资金方</Trans>} <Plural value={pieces.length} other="# 笔" />
          </>
        ),
        savedAt,
      }))}
      onOpen={(draft) => goTo('financing.apply', { draft })}
      onRemove={(id) => void remove.run({ id })}
    />
  );
}
