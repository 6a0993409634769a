import { formatMoney, shanghaiMinute, type Fen } from '@lianxin/domain';
import { Amount, Panel } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RowAct } from '../lists/index.ts';

export interface ListedDraft<Id extends string> {
  readonly id: Id;
  readonly amount: Fen;
  /** What distinguishes it from others, such as its recipient. */
  readonly about: ReactNode;
  readonly savedAt: string;
}

export interface DraftsPanelProps<Id extends string> {
  readonly drafts: readonly ListedDraft<Id>[];
  readonly onOpen: (id: Id) => void;
  readonly onRemove: (id: Id) => void;
}

/** The unfinished applications; nothing if there are none. */
export function DraftsPanel<Id extends string>({ drafts, onOpen, onRemove }: DraftsPanelProps<Id>) {
  const { t } = useLingui();
  const count = drafts.length;
  if (count === 0) return null;
  return (
    <Panel title={t`草稿`} sub={t`${count} 份`} flush>
      <ul>
        {drafts.map(({ id, amount, about, savedAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line px-4 py-2 text-sm last:border-b-0">
            <Amount value={formatMoney(amount)} className="min-w-28" />
            <span className="min-w-40 flex-1">{about}</span>
            <span className="text-ink-muted tabular-nums">
              <SavedAt time={shanghaiMinute(savedAt)} />
            </span>
            <span className="inline-flex gap-3">
              <RowAct onClick={() => onOpen(id)}>
                <Trans>继续填写</Trans>
              </RowAct>
              <RowAct onClick={() => onRemove(id)}>
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
