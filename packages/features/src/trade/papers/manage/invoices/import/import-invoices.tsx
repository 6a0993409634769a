import { formatMoney, sumFen } from '@lianxin/domain';
import { FormField, Input } from '@lianxin/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { SheetImportDialog } from '../../../../../platform/sheet-import/index.ts';
import { useImport } from './use-import.ts';

export interface ImportInvoicesProps {
  readonly onClose: () => void;
  /** Called when every row was recorded. */
  readonly onDone: (words: string) => void;
}

/** Records invoices from a sheet. */
export function ImportInvoices({ onClose, onDone }: ImportInvoicesProps) {
  const { t } = useLingui();
  const { sheet, rows, send, busy, error, goods } = useImport((saved) => onDone(t`已登记 ${saved} 张发票`));
  const count = rows.right.length;
  const sum = formatMoney(sumFen(rows.right.map(({ values }) => values.amountWithTax)));
  return (
    <SheetImportDialog
      sheet={sheet}
      rows={rows}
      words={{
        title: t`从表格导入发票`,
        description: t`每一行是一张与供应商或客户之间的贸易发票`,
        label: t`发票明细表`,
        hint: t`按模板的 11 列填写，或使用税务平台导出的发票；可从表格软件复制后粘贴。发票文件可在登记后逐张上传。`,
        fileLabel: t`发票明细文件`,
        nothing: <Trans>没有读到发票。</Trans>,
        sum: (
          <Trans>
            填写完整的 {count} 张，价税合计 {sum} 元。是否重复等在登记时检查。
          </Trans>
        ),
        keptBack: { title: t`没有登记任何一张`, next: <Trans>下面的行不能登记。改正后再导入，或选择只提交没有问题的行。</Trans> },
        done: {
          title: (taken) => <Plural value={taken} other="已登记 # 张发票" />,
          next: <Trans>下面的行没有登记，改正后可以再次导入。</Trans>,
        },
        verb: <Plural value={count} _0="登记" other="登记 # 张" />,
      }}
      asked={
        goods && (
          <FormField label={t`货物或服务名称`} hint={t`表格中没有这一栏，填写后用于没有名称的各张发票`} required>
            <Input value={goods.value} maxLength={100} onChange={(event) => goods.set(event.currentTarget.value)} />
          </FormField>
        )
      }
      busy={busy}
      error={error}
      onSend={() => void send()}
      onClose={onClose}
    />
  );
}
