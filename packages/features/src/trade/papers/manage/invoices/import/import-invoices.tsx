import { formatMoney, sumFen } from '@lianxin/domain';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { SheetImportDialog } from '../../../../../platform/sheet-import/index.ts';
import { invoiceRowsSheet } from './invoice-rows.ts';
import { useImport } from './use-import.ts';

export interface ImportInvoicesProps {
  readonly onClose: () => void;
  /** Called when every row was recorded. */
  readonly onDone: (words: string) => void;
}

/** Records invoices from a sheet. */
export function ImportInvoices({ onClose, onDone }: ImportInvoicesProps) {
  const { t } = useLingui();
  const { rows, send, busy, error } = useImport((saved) => onDone(t`已登记 ${saved} 张发票`));
  const count = rows.right.length;
  const sum = formatMoney(sumFen(rows.right.map(({ values }) => values.amountWithTax)));
  return (
    <SheetImportDialog
      sheet={invoiceRowsSheet}
      rows={rows}
      words={{
        title: t`从表格导入发票`,
        description: t`每一行是一张与供应商或客户之间的贸易发票`,
        label: t`发票明细表`,
        hint: t`按模板的 11 列填写；可从表格软件复制后粘贴。发票文件可在登记后逐张上传。`,
        fileLabel: t`发票明细文件`,
        nothing: <Trans>没有读到发票。</Trans>,
        sum: (
          <Trans>
            没有问题的 {count} 张，价税合计 {sum} 元。
          </Trans>
        ),
        keptBack: { title: t`没有登记任何一张`, next: <Trans>下面的行不能登记。改正后再导入，或选择只提交没有问题的行。</Trans> },
        done: {
          title: (taken) => <Plural value={taken} other="已登记 # 张发票" />,
          next: <Trans>下面的行没有登记，改正后可以再次导入。</Trans>,
        },
        verb: <Plural value={count} _0="登记" other="登记 # 张" />,
      }}
      busy={busy}
      error={error}
      onSend={() => void send()}
      onClose={onClose}
    />
  );
}
