import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { refusedCells, SheetImportDialog, useSheetRows } from '../../../../platform/sheet-import/index.ts';
import { supplierRowsSheet, withSameSuppliers } from './supplier-rows.ts';

export interface ImportSuppliersProps {
  readonly onClose: () => void;
  /** Called when some were added. */
  readonly onAdded: () => void;
  /** Called with their number after all rows were added. */
  readonly onAll: (added: number) => void;
}

export function ImportSuppliers({ onClose, onAdded, onAll }: ImportSuppliersProps) {
  const { t } = useLingui();
  const rows = useSheetRows(supplierRowsSheet, withSameSuppliers);
  const { run, busy, error } = useAction(contract.supplier.addMany, { quiet: true });
  const { right, wrong, which, tell } = rows;

  async function send(): Promise<void> {
    const result = await run({ allOrNone: which === 'none', rows: right.map(({ values }) => values) });
    if (!result.ok) return;
    const { added, refused } = result.data;
    if (added > 0) onAdded();
    if (added > 0 && wrong === 0 && refused.length === 0) onAll(added);
    else tell(added, refusedCells(supplierRowsSheet, right, refused));
  }

  return (
    <SheetImportDialog
      sheet={supplierRowsSheet}
      rows={rows}
      words={{
        title: t`从表格导入供应商`,
        description: t`每一行是一家已在平台注册的企业；添加后对方管理岗会收到通知`,
        label: t`供应商表`,
        hint: t`按模板的 6 列填写；可从表格软件复制后粘贴。还没有注册的企业请用邀请链接。`,
        fileLabel: t`供应商文件`,
        nothing: <Trans>没有读到供应商。</Trans>,
        sum: <Plural value={right.length} other="填写完整的 # 家。是否已注册等在添加时检查。" />,
        keptBack: { title: t`没有添加任何一家`, next: <Trans>下面的行不能添加。改正后再导入，或选择只提交没有问题的行。</Trans> },
        done: {
          title: (taken) => <Plural value={taken} other="已添加 # 家供应商" />,
          next: <Trans>下面的行没有添加，改正后可以再次导入。</Trans>,
        },
        verb: <Plural value={right.length} _0="添加" other="添加 # 家" />,
      }}
      busy={busy}
      error={error}
      onSend={() => void send()}
      onClose={onClose}
    />
  );
}
