import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { formatMoney, type CivilDate } from '@lianxin/domain';
import { Form, RadioField, useZodForm } from '@lianxin/forms';
import { AlertDialog, Banner, Button, NetworkButton, Page, PageHeader, Panel } from '@lianxin/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCreditLines } from '../../credit/index.ts';
import { FailureBanner } from '../../../platform/notices/index.ts';
import { SheetFaults, SheetSource, WhichRowsChoice } from '../../../platform/sheet-import/index.ts';
import { PaymentSection } from '../issue/payment-section.tsx';
import { BatchSubmitted } from './batch-done.tsx';
import { batchForm } from './batch-form.schema.ts';
import { BatchRows } from './batch-rows.tsx';
import { batchSheet } from './batch-sheet.ts';
import { useBatch, type BatchCommon } from './use-batch.ts';

export interface BatchIssueProps {
  readonly today: CivilDate;
  /** Back to a single voucher. */
  readonly onSingle: () => void;
}

/** Issues from a sheet: common fields are chosen once, and every row is an application of its own. */
export function BatchIssue({ today, onSingle }: BatchIssueProps) {
  const { t } = useLingui();
  const form = useZodForm(batchForm.schema, { defaultValues: batchForm.blank });
  const channel = form.watch('channel');
  const lines = useCreditLines() ?? [];
  const { data: payAccounts = [] } = useEndpoint(contract.bankAccount.list, {}, { quiet: true });
  const batch = useBatch();
  const [asking, setAsking] = useState<BatchCommon>();
  const { read, right, wrong, which, ready } = batch;
  const line = lines.find((one) => String(one.channel) === channel);
  const count = right.length;
  const total = formatMoney(batch.amount);
  const short = line !== undefined && batch.amount > line.available;

  async function submit(): Promise<void> {
    if (asking === undefined) return;
    if (await batch.submit(asking)) setAsking(undefined);
  }
  const { error } = batch;
  if (batch.done) return <BatchSubmitted done={batch.done} onAgain={batch.again} />;
  return (
    <>
      <Form form={form} onSubmit={setAsking}>
        <Page
          header={
            <PageHeader
              title={t`批量开立`}
              sub={t`每一行是一笔单独的申请，提交后由审核岗复核`}
              actions={
                <Button intent="quiet" onClick={onSingle}>
                  <Trans>逐笔开立</Trans>
                </Button>
              }
            />
          }
        >
          <PaymentSection sources={{ lines, line, payAccounts }} today={today} />
          <Panel title={t`开立明细`}>
            <div className="flex flex-col gap-4">
              <RadioField
                name="delivered"
                label={t`货物或服务已交付`}
                required
                radio={{
                  options: [
                    { value: 'yes', label: t`已交付` },
                    { value: 'no', label: t`未交付` },
                  ],
                }}
              />
              <SheetSource
                sheet={batchSheet}
                source={batch.source}
                label={t`开立明细表`}
                hint={t`按模板的八列填写；可从表格软件复制后粘贴。`}
                fileLabel={t`开立明细文件`}
              />
              {batch.keptBack && (
                <Banner tone="critical" title={t`没有提交任何一笔`}>
                  <Trans>下面的行不能开立。改正后再提交，或选择只提交没有问题的行。</Trans>
                </Banner>
              )}
              {read && <SheetFaults sheet={batchSheet} read={read} />}
              {read && read.rows.length > 0 && <WhichRowsChoice value={which} onValueChange={batch.setWhich} right={count} wrong={wrong} />}
              <p aria-live="polite" className="text-sm text-ink-muted empty:hidden">
                {read &&
                  (read.rows.length === 0 ? (
                    <Trans>没有读到申请。</Trans>
                  ) : (
                    <Trans>
                      填写完整的 {count} 笔，共 {total} 元。额度、发票等在提交时检查。
                    </Trans>
                  ))}
              </p>
              {short && (
                <Banner tone="caution">
                  <Trans>合计超过所选渠道的剩余额度，超出的行不会通过。</Trans>
                </Banner>
              )}
              {count > 0 && <BatchRows rows={right} />}
              <div className="flex flex-wrap justify-end gap-3">
                <NetworkButton type="submit" intent="primary" busy={batch.busy} disabled={!ready}>
                  <Plural value={count} _0="提交复核" other="提交 # 笔复核" />
                </NetworkButton>
              </div>
            </div>
          </Panel>
        </Page>
      </Form>
      {asking && (
        <AlertDialog
          open
          onOpenChange={(open) => !open && setAsking(undefined)}
          needsNetwork
          busy={batch.busy}
          title={t`提交批量开立`}
          amount={`¥ ${total}`}
          facts={<Plural value={count} other="# 笔申请" />}
          consequence={
            which === 'right' ? (
              <Trans>提交后即占用额度和发票，交本企业审核岗复核。不能通过的行不会提交，原因会逐行列出。</Trans>
            ) : (
              <Trans>提交后即占用额度和发票，交本企业审核岗复核。任何一行不能通过，则全部不提交。</Trans>
            )
          }
          confirmLabel={t`提交复核`}
          onConfirm={() => void submit()}
        >
          <FailureBanner error={error} />
        </AlertDialog>
      )}
    </>
  );
}
