import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import { Button, EmptyState } from '@lianxin/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { FEE_TERMS, usePayFees } from '../../fees/index.ts';
import {
  CardLine,
  defineFilters,
  ListCard,
  ListPage,
  searchFilter,
  selectFilter,
  useList,
  type Verb,
} from '../../../platform/lists/index.ts';
import { useGoTo, usePlace } from '../../../platform/navigation/index.ts';
import { BUSINESS_WORDS, BUSINESSES, type ServiceLine } from './service-words.ts';
import { useServiceColumns } from './use-service-columns.tsx';

const linesOf = (month: string) =>
  defineFilters(
    contract.serviceBill.lines,
    { business: selectFilter('businesses', msg`业务`, msg`全部业务`, BUSINESSES), search: searchFilter('search', msg`费用名称或业务号`) },
    { month },
  );

export interface ServiceLinesProps {
  readonly month: string;
  /** Called after a payment. */
  readonly onPaid: () => void;
}

/** Fees of a month with tax and state; can be paid and invoiced here. */
export function ServiceLines({ month, onPaid }: ServiceLinesProps) {
  const { t, i18n } = useLingui();
  const goTo = useGoTo();
  const mayInvoice = usePlace()('billing.invoicing') !== undefined;
  const filters = useMemo(() => linesOf(month), [month]);
  const list = useList({ name: 'serviceBill', filters, order: 'on' });
  const { data: all, refresh: refreshAll } = useEndpoint(contract.serviceBill.lines, { month, page: 1, pageSize: 100 }, { quiet: true });
  const { pay, dialog } = usePayFees(() => {
    void refreshAll();
    void list.refresh();
    onPaid();
  });
  const isBillable = (line: ServiceLine) => mayInvoice && line.acts.includes('requestInvoice');
  const invoice = (lines: readonly ServiceLine[]) => goTo('billing.invoicing', { fees: lines.map(({ id }) => id).join(',') });
  const payable = all?.list.filter((line) => line.acts.includes('pay')) ?? [];
  const billable = all?.list.filter(isBillable) ?? [];
  const verbs = (line: ServiceLine): readonly Verb[] => [
    ...(line.acts.includes('pay') ? [{ id: 'pay', label: t`缴费`, run: () => pay([line]) }] : []),
    ...(isBillable(line) ? [{ id: 'invoice', label: t`申请开票`, run: () => invoice([line]) }] : []),
  ];
  return (
    <ListPage
      list={list}
      columns={useServiceColumns()}
      label={t`${month} 服务账单明细`}
      rowKey={(row) => row.id}
      rowLabel={(row) => row.summary || (row.businessNumber ?? row.id)}
      verbs={verbs}
      beside={
        <>
          {payable.length > 0 && (
            <Button intent="primary" onClick={() => pay(payable)}>
              <Trans>缴清本期</Trans>
            </Button>
          )}
          {billable.length > 0 && (
            <Button onClick={() => invoice(billable)}>
              <Trans>本期申请开票</Trans>
            </Button>
          )}
        </>
      }
      renderCard={(row, card) => (
        <ListCard
          lead={row.summary || i18n._(BUSINESS_WORDS[row.business])}
          term={FEE_TERMS[row.state]}
          acts={card.acts}
          amount={row.amount}
        >
          <CardLine facts={[i18n._(BUSINESS_WORDS[row.business]), row.on]} />
          <CardLine facts={[row.businessNumber ?? '—', t`税额 ${{ tax: formatMoney(row.tax) }} 元`]} />
        </ListCard>
      )}
      unfound={t`没有符合条件的费用`}
      empty={
        <EmptyState title={t`${month} 没有服务费用`}>
          <Trans>平台发起的收费，以及融资、质押放款时收取的平台服务费，按发起日列入当月账单。</Trans>
        </EmptyState>
      }
    >
      {dialog}
    </ListPage>
  );
}
