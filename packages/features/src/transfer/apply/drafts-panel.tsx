import { contract } from '@lianxin/api/contract';
import { useAction, useEndpoint } from '@lianxin/api/react';
import { formatMoney, shanghaiMinute } from '@lianxin/domain';
import { Amount, Panel } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { RowAct } from '../../lists/index.ts';
import { useGoTo } from '../../navigation/index.ts';

/** Transfers begun and not yet submitted; nothing while there are none. */
export function DraftsPanel() {
  const { t } = useLingui();
  const goTo = useGoTo();
  const { data } = useEndpoint(contract.transfer.listDrafts, {}, { quiet: true });
  const remove = useAction(contract.transfer.deleteDraft);
  if (!data || data.length === 0) return null;
  const count = data.length;
  return (
    <Panel title={t`草稿`} sub={t`${count} 份`} flush>
      <ul>
        {data.map((draft) => (
          <li key={draft.id} className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line px-4 py-2 text-sm last:border-b-0">
            <Amount value={formatMoney(draft.totalAmount)} className="min-w-28" />
            <span className="min-w-40 flex-1">{draft.recipientNames.join('、') || <Trans>未选被转让人</Trans>}</span>
            <span className="text-ink-muted tabular-nums">
              <SavedAt time={shanghaiMinute(draft.savedAt)} />
            </span>
            <span className="inline-flex gap-3">
              <RowAct onClick={() => goTo('transfer.apply', { draft: draft.id })}>
                <Trans>继续填写</Trans>
              </RowAct>
              <RowAct onClick={() => void remove.run({ id: draft.id })}>
                <Trans>删除</Trans>
              </RowAct>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const SavedAt = ({ time }: { readonly time: string }) => <Trans>{time} 保存</Trans>;
