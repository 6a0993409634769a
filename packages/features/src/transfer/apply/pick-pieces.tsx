import type { PieceRow } from '@lianxin/api/contract';
import { formatMoney } from '@lianxin/domain';
import { Amount, Checkbox, DataTable, EmptyState, Panel, type Column } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { DueCell, MoneyCell, NumberCell } from '../../lists/index.ts';

export interface PickPiecesProps {
  readonly pieces: readonly PieceRow[];
  readonly loading: boolean;
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
}

/** The vouchers that can be passed on, to be ticked. */
export function PickPieces({ pieces, loading, chosen, onChange }: PickPiecesProps) {
  const { t } = useLingui();
  const columns: readonly Column<PieceRow>[] = [
    { id: 'number', header: t`链信编号`, sticky: 'start', cell: (row) => <NumberCell number={row.number} /> },
    { id: 'issuer', header: t`开立方`, cell: (row) => row.issuer.name },
    { id: 'available', header: t`可用金额（元）`, align: 'end', cell: (row) => <MoneyCell amount={row.availableAmount} /> },
    { id: 'dueOn', header: t`到期日`, cell: (row) => <DueCell date={row.dueOn} remainingDays={row.remainingDays} open /> },
  ];
  return (
    <Panel title={t`选择凭证`} sub={t`已选 ${chosen.size} 笔`} flush>
      <DataTable
        label={t`可转让的凭证`}
        columns={columns}
        rows={pieces}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.number}
        loading={loading}
        selection={chosen}
        onSelectionChange={onChange}
        empty={<EmptyState title={t`没有可转让的凭证`}>{t`签收链信后，正常持有的凭证会出现在这里。`}</EmptyState>}
        renderCard={(row, { selection }) => (
          <label className="flex items-start gap-3 rounded-md border border-line bg-surface p-3 text-sm">
            {selection && (
              <Checkbox aria-label={row.number} checked={chosen.has(row.id)} onCheckedChange={() => onChange(toggled(chosen, row.id))} />
            )}
            <span className="flex min-w-0 flex-1 flex-col gap-1">
              <NumberCell number={row.number} />
              <Amount size="lg" value={formatMoney(row.availableAmount)} />
              <span className="text-ink-muted">
                {row.issuer.name} {row.dueOn}
              </span>
            </span>
          </label>
        )}
      />
    </Panel>
  );
}

function toggled(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(id)) next.add(id);
  return next;
}
