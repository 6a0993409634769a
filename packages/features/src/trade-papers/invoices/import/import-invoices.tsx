import { formatMoney } from '@lianxin/domain';
import { Banner, Button, Dialog, DialogBody, DialogContent, DialogFooter, NetworkButton } from '@lianxin/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { FailureBanner } from '../../../notices/index.ts';
import { SheetFaults, SheetSource, WhichRowsChoice } from '../../../sheet-import/index.ts';
import { invoiceRowsSheet } from './invoice-rows.ts';
import { useImport } from './use-import.ts';

export interface ImportInvoicesProps {
  readonly onClose: () => void;
  /** Every row was recorded: what is to be said of it. */
  readonly onDone: (words: string) => void;
}

type Import = ReturnType<typeof useImport>;

/** What is given in, what is wrong with it, and which rows go. */
function Rows({ source, read, right, wrong, which, setWhich, keptBack, total, error }: Import) {
  const { t } = useLingui();
  const count = right.length;
  const sum = formatMoney(total);
  return (
    <>
      <FailureBanner error={error} />
      {keptBack && (
        <Banner tone="critical" title={t`没有登记任何一张`}>
          <Trans>下面的行不能登记。改正后再导入，或选择只提交没有问题的行。</Trans>
        </Banner>
      )}
      <SheetSource
        sheet={invoiceRowsSheet}
        source={source}
        label={t`发票明细表`}
        hint={t`按模板的 11 列填写；可从表格软件复制后粘贴。发票文件可在登记后逐张上传。`}
        fileLabel={t`发票明细文件`}
      />
      {read && <SheetFaults sheet={invoiceRowsSheet} read={read} />}
      {read && read.rows.length > 0 && <WhichRowsChoice value={which} onValueChange={setWhich} right={count} wrong={wrong} />}
      <p aria-live="polite" className="text-sm text-ink-muted empty:hidden">
        {read &&
          (read.rows.length === 0 ? (
            <Trans>没有读到发票。</Trans>
          ) : (
            <Trans>
              没有问题的 {count} 张，价税合计 {sum} 元。
            </Trans>
          ))}
      </p>
    </>
  );
}

/** Records invoices from a sheet: pasted, or a CSV or XLSX file of the template. What is wrong is named by cell before anything is sent. */
export function ImportInvoices({ onClose, onDone }: ImportInvoicesProps) {
  const { t } = useLingui();
  const given = useImport((saved) => onDone(t`已登记 ${saved} 张发票`));
  const { right, ready, send, busy, done, again } = given;
  const count = right.length;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t`从表格导入发票`} description={t`每一行是一张与供应商或客户之间的贸易发票`} keepOpen={busy}>
        <DialogBody className="flex flex-col gap-4">
          {done ? (
            <>
              <Banner tone="caution" title={<Plural value={done.taken} other="已登记 # 张发票" />}>
                <Trans>下面的行没有登记，改正后可以再次导入。</Trans>
              </Banner>
              <SheetFaults sheet={invoiceRowsSheet} read={done.read} />
            </>
          ) : (
            <Rows {...given} />
          )}
        </DialogBody>
        {done ? (
          <DialogFooter>
            <Button onClick={again}>
              <Trans>导入改正后的行</Trans>
            </Button>
            <Button intent="primary" onClick={onClose}>
              <Trans>完成</Trans>
            </Button>
          </DialogFooter>
        ) : (
          <DialogFooter>
            <Button onClick={onClose}>
              <Trans>取消</Trans>
            </Button>
            <NetworkButton intent="primary" busy={busy} disabled={!ready} onClick={() => void send()}>
              <Plural value={count} _0="登记" other="登记 # 张" />
            </NetworkButton>
          </DialogFooter>
        )}
      </DialogContent>
    </Dialog>
  );
}
