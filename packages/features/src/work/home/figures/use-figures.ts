import {
  dueDatesPaid,
  formatMoney,
  ISSUANCE_STATE_CODES,
  monthOf,
  PIECE_STATE_CODES,
  shanghaiDate,
  statesWaitingFor,
  TRANSFER_STATE_CODES,
  ZERO_FEN,
  type Fen,
  type IssuanceState,
  type TransferState,
} from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { usePlace } from '../../../platform/navigation/index.ts';
import { usePermission } from '../../../platform/permission/index.ts';
import type { Overview } from '../workbench/task-terms.ts';

/** A figure of the workbench with its list. */
export interface Figure {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly isZero: boolean;
  readonly tone?: 'critical';
  /** The list with exactly the counted rows; undefined if the person has no such page. */
  readonly href: string | undefined;
}

const TO_SIGN = { operator: ['awaitingSignature'], reviewer: ['awaitingSignatureReview'] } as const;

const countOf = <State extends string>(counts: Readonly<Partial<Record<State, number>>>, states: readonly State[]) => {
  const count = states.reduce((left, state) => left + (counts[state] ?? 0), 0);
  return { value: String(count), isZero: count === 0 };
};
const sumOf = ({ amount }: { readonly amount: Fen }) => ({ value: formatMoney(amount), isZero: amount === 0n });
const issuancesIn = (states: readonly IssuanceState[]) => states.map((state) => ISSUANCE_STATE_CODES[state]).join(',');
const transfersIn = (states: readonly TransferState[]) => states.map((state) => TRANSFER_STATE_CODES[state]).join(',');

/** All figures by name; each uses the filter in its address. */
export function useFigures({ at, counts, holdings, overdue, outstanding, dueThisMonth }: Overview) {
  const { t } = useLingui();
  const place = usePlace();
  const reviewer = usePermission('signFor.confirm');
  const list = (path: string | undefined) => path && `#${path}`;
  const today = shanghaiDate(new Date(at));
  const due = dueDatesPaid(today, monthOf(today).last);
  const toSign = TO_SIGN[reviewer ? 'reviewer' : 'operator'];
  const toReview = statesWaitingFor('transfer', 'own', 'reviewer');
  const returned = statesWaitingFor('transfer', 'own', 'operator');
  const unsigned = statesWaitingFor('issuance', 'counterparty');
  return {
    toSign: {
      id: 'toSign',
      label: reviewer ? t`签收待复核` : t`待签收`,
      ...countOf(counts.incoming, toSign),
      href: list(place('voucher.signForList', { state: toSign.join(',') })),
    },
    toReview: {
      id: 'toReview',
      label: t`待转让复核`,
      ...countOf(counts.transfers, toReview),
      href: list(place('transfer.review')),
    },
    returned: {
      id: 'returned',
      label: t`转让退回`,
      ...countOf(counts.transfers, returned),
      href: list(place('transfer.records', { state: transfersIn(returned) })),
    },
    unsigned: {
      id: 'unsigned',
      label: t`待接收方签收`,
      ...countOf(counts.issuances, unsigned),
      href: list(place('issuance.manage', { state: issuancesIn(unsigned) })),
    },
    held: {
      id: 'held',
      label: t`正常持有（元）`,
      ...sumOf(holdings.find(({ state }) => state === 'holding')?.rest ?? { amount: ZERO_FEN }),
      href: list(place('voucher.holdings', { state: String(PIECE_STATE_CODES.holding), available: '1' })),
    },
    overdue: {
      id: 'overdue',
      label: t`逾期未收（元）`,
      tone: 'critical',
      ...sumOf(overdue),
      href: list(place('voucher.holdings', { state: 'overdue' })),
    },
    receivable: {
      id: 'receivable',
      label: t`本月待收（元）`,
      ...sumOf(dueThisMonth.receivable),
      href: list(place('voucher.holdings', { state: 'receivable', ...due })),
    },
    outstanding: {
      id: 'outstanding',
      label: t`未付余额（元）`,
      ...sumOf(outstanding),
      href: list(place('issuance.manage', { state: 'outstanding' })),
    },
    payable: {
      id: 'payable',
      label: t`本月待付（元）`,
      ...sumOf(dueThisMonth.payable),
      href: list(place('issuance.manage', { state: 'outstanding', ...due })),
    },
  } as const satisfies Readonly<Record<string, Figure>>;
}
