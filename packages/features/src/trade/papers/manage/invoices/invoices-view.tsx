import { contract, VERIFIED_AT_ONCE, type TradeInvoiceRow } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { formatMoney, sumFen } from '@lianxin/domain';
import { Banner, BatchBar, EmptyState, NetworkButton } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { ListPage, useChosen, useList, useSheet } from '../../../../platform/lists/index.ts';
import { DURATION_MS, useNotices } from '../../../../platform/notices/index.ts';
import { usePermission } from '../../../../platform/permission/index.ts';
import { InvoiceDialog } from '../../entering/invoice-dialog.tsx';
import { AttachFile } from '../attach-file.tsx';
import { BindContract } from './bind-contract.tsx';
import { InvoiceCard } from './invoice-card.tsx';
import { invoiceFilters } from './invoice-filters.ts';
import { InvoiceSheet } from './invoice-sheet.tsx';
import { ImportInvoices } from './lazy-import.ts';
import { useInvoiceActs } from './use-invoice-acts.ts';
import { INVOICE_COLUMNS_HIDDEN, useInvoiceColumns } from './use-invoice-columns.tsx';

interface OpenDialog {
  readonly what: 'edit' | 'bind' | 'attach';
  readonly row: TradeInvoiceRow;
}

export interface InvoicesViewProps {
  /** The dialog that the page's heading opened. */
  readonly entering: 'enter' | 'import' | undefined;
  readonly onEntered: () => void;
}

/** Invoices of the enterprise with uses and verification. */
export function InvoicesView({ entering, onEntered }: InvoicesViewProps) {
  const { t } = useLingui();
  const { show } = useNotices();
  const at = useSheet();
  const mayEdit = usePermission('trade.edit');
  const [asking, setAsking] = useState<OpenDialog>();
  const list = useList({ name: 'tradeInvoices', filters: invoiceFilters, hiddenAtFirst: INVOICE_COLUMNS_HIDDEN });
  const refresh = () => void list.refresh();
  const acts = useInvoiceActs({
    edit: (row) => setAsking({ what: 'edit', row }),
    bind: (row) => setAsking({ what: 'bind', row }),
    attach: (row) => setAsking({ what: 'attach', row }),
    refresh,
  });
  const { run: attach, busy: attaching } = useAction(contract.tradeInvoice.attach);
  const { run: verify, busy: verifying } = useAction(contract.tradeInvoice.verify);
  const hasFiles = list.rows.some(({ file }) => file !== null);
  const chosen = useChosen(list, ({ id }) => id);
  const close = () => {
    setAsking(undefined);
    onEntered();
  };
  const done = (words: string) => {
    close();
    show({ tone: 'positive', text: words, durationMs: DURATION_MS.success });
    refresh();
  };

  async function verifyChosen(): Promise<void> {
    const count = chosen.length;
    for (let from = 0; from < count; from += VERIFIED_AT_ONCE) {
      const part = chosen.slice(from, from + VERIFIED_AT_ONCE).map(({ id }) => id);
      // oxlint-disable-next-line no-await-in-loop -- part by part, so that earlier results stand if one fails
      const result = await verify({ ids: part });
      if (!result.ok) return;
    }
    list.setSelection(new Set());
    done(t`已查验 ${count} 张发票`);
  }

  return (
    <ListPage
      figures={({ endangered }) =>
        endangered > 0 && (
          <Banner tone="critical">
            <Trans>有 {endangered} 张已占用的发票在税务系统中已作废或红冲，请与对方更换发票。</Trans>
          </Banner>
        )
      }
      list={list}
      columns={useInvoiceColumns(hasFiles)}
      label={t`发票`}
      rowKey={(row) => row.id}
      rowLabel={(row) => row.number}
      totalWords={(total) => <Trans>共 {total} 张</Trans>}
      at={at}
      verbs={(row, view) => [view, ...acts.verbs(row)]}
      selectable={mayEdit}
      isSelectable={(row) => row.acts.includes('verify')}
      disabledReason={(row) => (row.acts.includes('verify') ? undefined : t`缺少校验码，不能查验`)}
      unfound={t`没有符合条件的发票`}
      empty={
        <EmptyState title={t`还没有发票`}>
          {mayEdit ? (
            <Trans>上传发票文件、粘贴二维码内容、逐项填写或从表格导入，登记后即可用于开立、转让和融资。</Trans>
          ) : (
            <Trans>由经办岗或管理岗登记。</Trans>
          )}
        </EmptyState>
      }
      renderCard={(row, card) => <InvoiceCard row={row} {...card} />}
      sheet={<InvoiceSheet at={at} acts={acts} />}
    >
      {chosen.length > 0 && (
        <BatchBar
          count={chosen.length}
          sum={formatMoney(sumFen(chosen.map((row) => row.amountWithTax)))}
          onClose={() => list.setSelection(new Set())}
        >
          <NetworkButton intent="primary" busy={verifying} onClick={() => void verifyChosen()}>
            <Trans>查验所选</Trans>
          </NetworkButton>
        </BatchBar>
      )}
      {acts.dialogs}
      {(entering === 'enter' || asking?.what === 'edit') && (
        <InvoiceDialog
          open
          {...(asking ? { invoice: asking.row } : {})}
          onOpenChange={(open) => !open && close()}
          onSaved={(saved) => done(t`已保存发票 ${saved.number}`)}
          onExisting={(existing) => at.open(existing.id)}
        />
      )}
      {entering === 'import' && (
        <Suspense>
          <ImportInvoices onClose={close} onDone={done} />
        </Suspense>
      )}
      {asking?.what === 'bind' && <BindContract invoice={asking.row} onClose={close} onDone={() => done(t`已保存`)} />}
      {asking?.what === 'attach' && (
        <AttachFile
          number={asking.row.number}
          label={t`发票文件`}
          attach={(fileId) => attach({ id: asking.row.id, version: asking.row.version, fileId })}
          busy={attaching}
          onClose={close}
          onDone={() => done(t`已上传`)}
        />
      )}
    </ListPage>
  );
}
