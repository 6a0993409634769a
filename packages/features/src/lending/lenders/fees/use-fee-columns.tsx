import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { TextCell, useColumns, type ListColumn } from '../../../platform/lists/index.ts';
import { CHARGE_WORDS, useNextActors, useRateWords } from '../../../platform/terms/index.ts';
import { FEE_DIRECTION_WORDS, FEE_TERMS, useFeeParties, type Fee } from './fee-words.ts';

/** Hidden by default for lack of space. */
export const FEE_COLUMNS_HIDDEN = ['payee', 'basis', 'rate', 'reason'] as const;

export function useFeeColumns(): readonly ListColumn<Fee>[] {
  const { t, i18n } = useLingui();
  const columns = useColumns<Fee>();
  const rateWords = useRateWords();
  const { payers, payee } = useFeeParties();
  const nextActors = useNextActors();
  return useMemo(() => {
    const waiting = ({ waitingFor }: Fee) => (waitingFor ? nextActors([waitingFor]) : '');
    return [
      { ...columns.lead('applicationNumber', t`申请编号`, (row) => row.applicationNumber, payers), sortable: true },
      { ...columns.code('kind', t`费用类型`, ({ kind }) => i18n._(CHARGE_WORDS[kind])), priority: 'high' },
      columns.code('direction', t`方向`, ({ direction }) => i18n._(FEE_DIRECTION_WORDS[direction])),
      columns.party('payers', t`付款方`, payers),
      columns.party('payee', t`收款方`, payee),
      { ...columns.amountOf('basis', t`计费金额（元）`, (row) => row.basis), sortable: true },
      columns.code('rate', t`费率`, rateWords),
      columns.amount((row) => row.amount),
      columns.state(({ state }) => FEE_TERMS[state]),
      columns.dayOf('paidOn', t`支付日期`, (row) => row.paidOn),
      columns.code('receiptNumber', t`回单号`, ({ receiptNumber }) => receiptNumber ?? '—'),
      { id: 'waitingFor', header: t`等待`, priority: 'low', cell: (row) => <TextCell text={waiting(row) || '—'} faint />, text: waiting },
      columns.code('reason', t`冲回原因`, ({ reason }) => reason ?? '—'),
    ];
  }, [columns, t, i18n, rateWords, payers, payee, nextActors]);
}
