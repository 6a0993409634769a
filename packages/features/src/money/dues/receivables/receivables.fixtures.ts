import { contract } from '@lianxin/api/contract';
import { day, ids, reply, yuan, type MockReply } from '@lianxin/api/mock';
import { RECEIVABLE_STANDINGS, sumFen, type ReceivableStanding } from '@lianxin/domain';
import { enterprises } from '../../../platform/testing/world/enterprises.ts';
import { pageBy, summed } from '../../../platform/testing/world/example.ts';
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

/** A supplier's receivables: vouchers, one being transferred, and entries in every range. */
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

/** One entry collected, one paid by vouchers. */
export const collected: readonly Receivable[] = [
  entry(8, { standing: 'collected', daysLate: 0, collectedOn: day('2026-11-12'), receiptNumber: 'HD20261112-0007', acts: ['reopen'] }),
  entry(9, { standing: 'collected', daysLate: 0, amount: yuan(0), acts: ['remove'] }),
];

const OPEN = RECEIVABLE_STANDINGS.filter((standing) => standing !== 'collected');

export function pageOfReceivables(list: readonly Receivable[], standings: readonly ReceivableStanding[] = OPEN): ReceivablePage {
  const sum = (isCounted: (one: Receivable) => boolean) => sumFen(list.filter(isCounted).map(({ amount }) => amount));
  return {
    ...summed(pageBy(list, 'standing', standings.length === 0 ? undefined : standings), 'amount', 'registeredAmount'),
    sums: {
      notDue: sum(({ standing }) => standing === 'notDue'),
      late30: sum(({ standing }) => standing === 'late30'),
      late60: sum(({ standing }) => standing === 'late60'),
      late90: sum(({ standing }) => standing === 'late90'),
      lateMore: sum(({ standing }) => standing === 'lateMore'),
      financing: sum(({ line }) => line === 'financing'),
    },
    sales: example.sales,
  };
}

export const receivablesAre = (list: readonly Receivable[]): MockReply =>
  reply(contract.receivable.list, ({ standings }) => pageOfReceivables(list, standings));
