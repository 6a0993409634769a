import { formatMoney } from '@lianxin/domain';
import { Amount, DataTable, type Column } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { CardLine, ListCard } from '../../../platform/lists/index.ts';
import { PAYMENT_NATURE_TERMS } from '../../../platform/terms/index.ts';
import type { BatchRead } from './batch-sheet.ts';

interface Shown {
  readonly line: number;
  readonly values: NonNullable<BatchRead['rows'][number]['values']>;
}

export function BatchRows({ rows }: { readonly rows: BatchRead['rows'] }) {
  const { t, i18n } = useLingui();
  const shown = rows.flatMap(({ line, values }): Shown[] => (values === undefined ? [] : [{ line, values }]));
  const columns = useMemo<readonly Column<Shown>[]>(
    () => [
      { id: 'line', header: t`行`, cell: ({ line }) => line },
      { id: 'recipient', header: t`接收方`, cell: ({ values }) => values.recipient },
      { id: 'amount', header: t`凭证金额`, align: 'end', cell: ({ values }) => <Amount value={formatMoney(values.amount)} /> },
      { id: 'dueOn', header: t`到期日`, cell: ({ values }) => values.dueOn },
      { id: 'nature', header: t`款项性质`, cell: ({ values }) => i18n._(PAYMENT_NATURE_TERMS[values.paymentNature]) },
      { id: 'contract', header: t`合同编号`, cell: ({ values }) => values.contractNumber },
      { id: 'invoices', header: t`发票`, cell: ({ values: { invoiceNumbers } }) => t`${{ count: invoiceNumbers.length }} 张` },
    ],
    [t, i18n],
  );
  return (
    <DataTable
      label={t`没有问题的行`}
      columns={columns}
      rows={shown}
      rowKey={({ line }) => String(line)}
      height="min(50dvh, 420px)"
      renderCard={({ values: { recipient, amount, dueOn, contractNumber } }) => (
        <ListCard lead={recipient} amount={amount}>
          <CardLine>
            <span>
              <Trans>{dueOn} 到期</Trans>
            </span>
            <span>{contractNumber}</span>
          </CardLine>
        </ListCard>
      )}
    />
  );
}
