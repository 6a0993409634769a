import { contract } from '@lianxin/api/contract';
import { day, ids, reply, yuan, type MockReply } from '@lianxin/api/mock';
import { sumFen, type ReceivableStanding } from '@lianxin/domain';
import { enterprises } from '../../../platform/testing/world/enterprises.ts';
import { pageOf } from '../../../platform/testing/world/example.ts';
import type { Receivable, ReceivablePage } from './receivable-terms.ts';

const example = contract.receivable.list.example.response;
const held = example.list.find(({ origin }) => origin === 'voucher');
const plain = contract.receivable.register.example.response;

const entry = (order: number, changes: Partial<Receivable>): Receivable => ({
  ...plain,
  id: ids.receivable(`RC${order}`),
  number: `2614200000001884612${order}`,
  ...changes,
});

/** What a supplier is owed: vouchers held, one of them being passed on, and entries in every bucket. */
export const receivables: readonly Receivable[] = [
  plain,
  entry(2, {
    standing: 'late60',
    daysLate: 47,
    dueOn: day('2026-10-04'),
    paysOn: day('2026-10-04'),
    amount: yuan(86_400),
    acts: ['collect', 'remove'],
  }),
  entry(3, {
    standing: 'lateMore',
    daysLate: 132,
    dueOn: day('2026-07-11'),
    paysOn: day('2026-07-11'),
    number: 'XS-2026-0071',
    debtor: { enterpriseNo: null, name: '大同煤机销售有限公司', creditCode: null },
    invoice: null,
    note: '尾款，质保期满后支付',
    acts: ['collect', 'remove'],
  }),
  ...(held === undefined
    ? []
    : [
        held,
        {
          ...held,
          id: ids.receivable('P2'),
          pieceId: ids.piece('P2'),
          number: 'LX20261012000033915-02',
          debtor: enterprises.sales,
          amount: yuan(186_000),
          registeredAmount: yuan(186_000),
          line: 'financing' as const,
        },
      ]),
];

/** An entry that was collected, and one that vouchers have paid. */
export const collected: readonly Receivable[] = [
  entry(8, {
    standing: 'collected',
    daysLate: 0,
    collectedOn: day('2026-11-12'),
    receiptNumber: 'HD20261112-0007',
    acts: ['reopen'],
  }),
  entry(9, { standing: 'collected', daysLate: 0, amount: yuan(0), acts: ['remove'] }),
];

const sum = (list: readonly Receivable[]) => sumFen(list.map(({ amount }) => amount));

export function pageOfReceivables(list: readonly Receivable[], standings?: readonly ReceivableStanding[]): ReceivablePage {
  const chosen = list.filter(
    ({ standing }) => (standings ?? ['']).length === 0 || standings?.includes(standing) || (!standings && standing !== 'collected'),
  );
  const of = (standing: ReceivableStanding) => list.filter((one) => one.standing === standing);
  return {
    ...pageOf(chosen),
    totalAmount: sum(chosen),
    stateCounts: Object.fromEntries(list.map(({ standing }) => [standing, of(standing).length])),
    sums: {
      notDue: sum(of('notDue')),
      late30: sum(of('late30')),
      late60: sum(of('late60')),
      late90: sum(of('late90')),
      lateMore: sum(of('lateMore')),
      financing: sum(list.filter(({ line }) => line === 'financing')),
    },
    sales: example.sales,
  };
}

export const receivablesAre = (list: readonly Receivable[]): MockReply =>
  reply(contract.receivable.list, ({ standings }) => pageOfReceivables(list, standings));
