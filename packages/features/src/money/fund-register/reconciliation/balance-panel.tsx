import { formatMoney, type Fen } from '@lianxin/domain';
import { Amount, Banner, DataTable, Descriptions, Panel, type Column } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { CardLine, ListCard } from '../../../platform/lists/index.ts';
import { FUND_DIRECTION_WORDS, RECONCILIATION_TERMS } from '../register/fund-terms.ts';
import type { BalanceSheet, BetweenItem } from './statement-terms.ts';
import { DIFFERENCE_WORDS } from './statement-words.ts';

/** The reconciliation statement (余额调节表): both balances, the items between them, and the remaining difference. */
export function BalancePanel({ sheet }: { readonly sheet: BalanceSheet }) {
  const { t, i18n } = useLingui();
  const { on, items, itemCount, unexplained } = sheet;
  const yuan = (amount: Fen) => <Amount value={formatMoney(amount)} />;
  const kindOf = ({ kind }: BetweenItem) => i18n._(kind === 'unmatched' ? RECONCILIATION_TERMS.unmatched.label : DIFFERENCE_WORDS[kind]);
  const columns = useMemo<readonly Column<BetweenItem>[]>(
    () => [
      {
        id: 'kind',
        header: t`差异`,
        cell: (item) => i18n._(item.kind === 'unmatched' ? RECONCILIATION_TERMS.unmatched.label : DIFFERENCE_WORDS[item.kind]),
      },
      { id: 'bookedOn', header: t`日期`, cell: ({ bookedOn }) => bookedOn },
      { id: 'direction', header: t`收付`, cell: ({ direction }) => i18n._(FUND_DIRECTION_WORDS[direction]) },
      { id: 'amount', header: t`金额（元）`, align: 'end', cell: ({ amount }) => <Amount value={formatMoney(amount)} /> },
      { id: 'name', header: t`对方户名`, cell: ({ counterpartyName }) => counterpartyName || '—' },
      { id: 'number', header: t`编号`, cell: ({ number }) => number || '—' },
      { id: 'reason', header: t`说明`, cell: ({ reason, kind }) => reason ?? (kind === 'unmatched' ? '—' : t`截止日后入账`) },
    ],
    [t, i18n],
  );
  const open = formatMoney(unexplained);
  const listed = items.length;
  return (
    <Panel title={<Trans>余额调节表</Trans>} sub={<Trans>截至 {on}，元</Trans>}>
      <div className="flex flex-col gap-4">
        {unexplained === 0n && sheet.adjustedBank === sheet.adjustedRegister ? (
          <Banner tone="positive">
            <Trans>调节后余额一致。</Trans>
          </Banner>
        ) : (
          <Banner tone="caution">
            <Trans>尚有未对平的收付，净差额 {open} 元。</Trans>
          </Banner>
        )}
        <div className="grid grid-cols-2 gap-x-8 gap-y-4 max-tablet:grid-cols-1">
          <Descriptions
            items={[
              { label: t`登记簿余额`, value: yuan(sheet.register) },
              { label: t`加：期初差额`, value: yuan(sheet.openingDifference) },
              { label: t`加：银行已收、登记簿未收`, value: yuan(sheet.bankReceived) },
              { label: t`减：银行已付、登记簿未付`, value: yuan(sheet.bankPaid) },
              { label: t`加：金额差异`, value: yuan(sheet.amountDifference) },
              { label: t`登记簿调节后余额`, value: <Amount total value={formatMoney(sheet.adjustedRegister)} /> },
            ]}
          />
          <Descriptions
            items={[
              { label: t`银行对账单余额`, value: yuan(sheet.bank) },
              { label: t`加：登记簿已收、银行未收`, value: yuan(sheet.registerReceived) },
              { label: t`减：登记簿已付、银行未付`, value: yuan(sheet.registerPaid) },
              { label: t`银行调节后余额`, value: <Amount total value={formatMoney(sheet.adjustedBank)} /> },
            ]}
          />
        </div>
        {items.length > 0 && (
          <DataTable
            label={t`调节项目`}
            columns={columns}
            rows={items}
            rowKey={({ kind, number, bookedOn, amount }) => `${kind} ${number} ${bookedOn} ${amount}`}
            renderCard={(item) => (
              <ListCard lead={kindOf(item)} badge={i18n._(FUND_DIRECTION_WORDS[item.direction])} amount={item.amount}>
                <CardLine facts={[item.counterpartyName || '—', item.bookedOn]} />
                {item.reason !== null && <p>{item.reason}</p>}
              </ListCard>
            )}
          />
        )}
        {itemCount > listed && (
          <p className="text-sm text-ink-muted">
            <Trans>
              共 {itemCount} 项，只列出前 {listed} 项；合计包含全部。
            </Trans>
          </p>
        )}
      </div>
    </Panel>
  );
}
