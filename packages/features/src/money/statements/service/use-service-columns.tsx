import { formatRatePercent } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { FEE_TERMS } from '../../fees/index.ts';
import { TextCell, useColumns, type ListColumn } from '../../../platform/lists/index.ts';
import { BUSINESS_WORDS, type ServiceLine } from './service-words.ts';

export function useServiceColumns(): readonly ListColumn<ServiceLine>[] {
  const { t, i18n } = useLingui();
  const columns = useColumns<ServiceLine>();
  return useMemo(() => {
    const business = (row: ServiceLine) => i18n._(BUSINESS_WORDS[row.business]);
    const name = (row: ServiceLine) => row.summary || business(row);
    const rate = (row: ServiceLine) => `${formatRatePercent(row.taxRate)}%`;
    return [
      { ...columns.dayOf('on', t`日期`, (row) => row.on), sortable: false },
      { id: 'business', header: t`业务`, cell: business, text: business },
      { id: 'summary', header: t`费用`, cell: (row) => <TextCell text={name(row)} />, text: name },
      columns.code('businessNumber', t`业务号`, (row) => row.businessNumber),
      { ...columns.amountOf('net', t`不含税金额（元）`, (row) => row.net), priority: 'low' },
      { id: 'taxRate', header: t`税率`, align: 'end', priority: 'low', cell: rate, text: rate },
      columns.amountOf('tax', t`税额（元）`, (row) => row.tax),
      columns.amount((row) => row.amount),
      columns.state((row) => FEE_TERMS[row.state]),
    ];
  }, [t, i18n, columns]);
}
