import { EmptyState } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useChannelName } from '../../../platform/channels/index.ts';
import { IssuanceCard, issuanceFilters, IssuanceSheet, SIGNED_FOR, type IssuanceRow } from '../../../vouchers/issuance/index.ts';
import { LATEST_CHANGE_FIRST, ListPage, useColumns, useList, useSheet, type ListColumn } from '../../../platform/lists/index.ts';
import { ISSUANCE_TERMS } from '../../../platform/terms/index.ts';

const numberOf = ({ voucherNumber, applicationNumber }: IssuanceRow) => voucherNumber ?? applicationNumber;

/** Hidden by default: at 1440 px the state would be covered by the acts. */
const HIDDEN_AT_FIRST = ['lateInterestPaid', 'outstandingAmount'] as const;

function useIssuedColumns(): readonly ListColumn<IssuanceRow>[] {
  const { t } = useLingui();
  const columns = useColumns<IssuanceRow>();
  const channelName = useChannelName();
  return useMemo(() => {
    const bank = ({ channel }: IssuanceRow) => (channel === null ? '—' : (channelName(channel) ?? String(channel)));
    return [
      columns.issuedOn((row) => row.issuedOn),
      columns.number(numberOf, (row) => row.recipient?.name ?? '—'),
      columns.code('promise', t`承诺函编号`, (row) => row.promiseNumber),
      columns.code('bank', t`银行`, bank),
      columns.party('recipient', t`收款方`, (row) => row.recipient?.name ?? '—'),
      columns.amount((row) => row.amount),
      { ...columns.amountOf('paidAmount', t`已付（元）`, (row) => row.paidAmount), priority: 'low' },
      { ...columns.amountOf('lateInterestPaid', t`另付逾期利息（元）`, (row) => row.lateInterestPaid), priority: 'low' },
      { ...columns.amountOf('outstandingAmount', t`未付余额（元）`, (row) => row.outstandingAmount), priority: 'low' },
      columns.dueOn((row) => row.dueOn),
      columns.state((row) => ISSUANCE_TERMS[row.state]),
    ];
  }, [columns, t, channelName]);
}

/** Issued vouchers with bank, letter of promise and paid amount. */
export function IssuedList() {
  const { t } = useLingui();
  const at = useSheet();
  const list = useList({ name: 'issuedLedger', filters: issuanceFilters, order: LATEST_CHANGE_FIRST, hiddenAtFirst: HIDDEN_AT_FIRST });
  return (
    <ListPage
      list={list}
      columns={useIssuedColumns()}
      label={t`开立支出`}
      rowKey={(row) => row.id}
      rowLabel={numberOf}
      at={at}
      verbs={(row, view) => [
        view,
        ...(row.voucherId === null ? [] : [{ id: 'tree', label: t`流转与付款`, run: () => at.open(row.id, 'voucher') }]),
      ]}
      totalNote={SIGNED_FOR}
      renderCard={(row, card) => <IssuanceCard row={row} open={card.open} acts={card.acts} />}
      unfound={t`没有符合条件的开立`}
      empty={<EmptyState title={t`还没有开立支出`}>{t`开立链信后，每一笔支出及其兑付记在这里。`}</EmptyState>}
      sheet={<IssuanceSheet at={at} />}
    />
  );
}
