import { ZERO_FEN, type Fen } from '@lianxin/domain';
import { Plural, Trans } from '@lingui/react/macro';
import { useChannelName } from '../../../platform/channels/index.ts';
import { DraftsPanel, type DraftsPanelProps } from '../../../platform/drafts/index.ts';

interface KeptDraft<Id extends string> {
  readonly id: Id;
  readonly savedAt: string;
  readonly form: {
    readonly amount?: Fen | undefined;
    readonly channel?: number | undefined;
    readonly pieces?: readonly unknown[] | undefined;
  };
}

export interface ApplicationDraftsProps<Id extends string> extends Omit<DraftsPanelProps<Id>, 'drafts'> {
  readonly drafts: readonly KeptDraft<Id>[];
}

/** Applications to lenders begun and not yet handed in, each with its lender and how many vouchers; nothing while there are none. */
export function ApplicationDrafts<Id extends string>({ drafts, ...acts }: ApplicationDraftsProps<Id>) {
  const channelName = useChannelName();
  return (
    <DraftsPanel
      {...acts}
      drafts={drafts.map(({ id, savedAt, form: { amount = ZERO_FEN, channel, pieces = [] } }) => ({
        id,
        amount,
        about: (
          <>
            {(channel !== undefined && channelName(channel)) || <Trans>未选资金方</Trans>} <Plural value={pieces.length} other="# 笔" />
          </>
        ),
        savedAt,
      }))}
    />
  );
}
