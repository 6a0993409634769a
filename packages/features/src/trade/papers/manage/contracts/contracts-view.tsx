import { contract, type TradeContractRow } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import { Amount, EmptyState } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CardLine, ListCard, ListPage, useList, useSheet } from '../../../../platform/lists/index.ts';
import { useGoTo } from '../../../../platform/navigation/index.ts';
import { DURATION_MS, useNotices } from '../../../../platform/notices/index.ts';
import { usePermission } from '../../../../platform/permission/index.ts';
import { ContractDialog } from '../../entering/contract-dialog.tsx';
import { AttachFile } from '../attach-file.tsx';
import { contractFilters } from './contract-filters.ts';
import { ContractSheet } from './contract-sheet.tsx';
import { useContractActs } from './use-contract-acts.ts';
import { CONTRACT_COLUMNS_HIDDEN, useContractColumns } from './use-contract-columns.tsx';

interface OpenDialog {
  readonly what: 'edit' | 'attach';
  readonly row: TradeContractRow;
}

export interface ContractsViewProps {
  /** Whether the page's heading opened the form. */
  readonly entering: boolean;
  readonly onEntered: () => void;
}

export function ContractsView({ entering, onEntered }: ContractsViewProps) {
  const { t } = useLingui();
  const { show } = useNotices();
  const goTo = useGoTo();
  const at = useSheet();
  const mayEdit = usePermission('trade.edit');
  const [asking, setAsking] = useState<OpenDialog>();
  const list = useList({ name: 'tradeContracts', filters: contractFilters, hiddenAtFirst: CONTRACT_COLUMNS_HIDDEN });
  const refresh = () => void list.refresh();
  const acts = useContractActs({
    edit: (row) => setAsking({ what: 'edit', row }),
    attach: (row) => setAsking({ what: 'attach', row }),
    refresh,
  });
  const { run: attach, busy: attaching } = useAction(contract.tradeContract.attach);
  const close = () => {
    setAsking(undefined);
    onEntered();
  };
  const done = (words: string) => {
    close();
    show({ tone: 'positive', text: words, durationMs: DURATION_MS.success });
    refresh();
  };
  return (
    <ListPage
      list={list}
      columns={useContractColumns(list.rows.some(({ file }) => file !== null))}
      label={t`贸易合同`}
      rowKey={(row) => row.id}
      rowLabel={(row) => row.number}
      totalWords={(total) => <Trans>共 {total} 份</Trans>}
      at={at}
      verbs={(row, view) => [view, ...acts.verbs(row)]}
      unfound={t`没有符合条件的合同`}
      empty={
        <EmptyState title={t`还没有合同`}>
          {mayEdit ? <Trans>登记与供应商或客户的合同后，开立和转让时可以直接选用。</Trans> : <Trans>由经办岗或管理岗登记。</Trans>}
        </EmptyState>
      }
      renderCard={(row, card) => (
        <ListCard lead={row.number} open={card.open} acts={card.acts}>
          <CardLine>{row.name}</CardLine>
          <CardLine>
            <Trans>合同金额（元）</Trans>
            <Amount value={formatMoney(row.amount)} />
          </CardLine>
          <CardLine>
            <Trans>已占用（元）</Trans>
            <Amount value={formatMoney(row.usedAmount)} />
          </CardLine>
        </ListCard>
      )}
      sheet={(shown) => (
        <ContractSheet at={at} shown={shown} acts={acts} onInvoices={(contractId) => goTo('tradePapers.papers', { contractId })} />
      )}
    >
      {acts.dialogs}
      {(entering || asking?.what === 'edit') && (
        <ContractDialog
          open
          {...(asking ? { contract: asking.row } : {})}
          onOpenChange={(open) => !open && close()}
          onSaved={(saved) => done(t`已保存合同 ${saved.number}`)}
        />
      )}
      {asking?.what === 'attach' && (
        <AttachFile
          number={asking.row.number}
          label={t`合同文件`}
          attach={(fileId) => attach({ id: asking.row.id, version: asking.row.version, fileId })}
          busy={attaching}
          onClose={close}
          onDone={() => done(t`已上传`)}
        />
      )}
    </ListPage>
  );
}
