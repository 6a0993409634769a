import { contract, EnterpriseNo, type ResponseOf } from '@lianxin/api/contract';
import { figure, none, reply, yuan, type MockReply } from '@lianxin/api/mock';
import { enterprises } from '../../platform/testing/world/enterprises.ts';
import type { GroupFigures } from './view/group-figures.ts';

const { group, enterprise } = contract;
const total: GroupFigures = group.figures.example.response;
const { core, sales } = enterprises;
const NO_FIGURES = { issued: none, outstanding: none, overdue: none, financed: none };

const ofSales: GroupFigures = {
  ...total,
  enterprise: { enterpriseNo: sales.enterpriseNo, name: sales.name },
  issued: figure(3, 2_103_600),
  outstanding: figure(2, 1_635_600),
  overdue: none,
  financed: figure(1, 560_000),
  suppliers: 1,
  dueMonths: total.dueMonths.slice(0, 2).map((due) => ({ ...due, count: 1, amount: yuan(817_800) })),
  terms: total.terms.map((term, index) => (index === 1 ? { ...term, ...figure(3, 2_103_600) } : { ...term, ...none })),
  topSuppliers: [{ supplier: enterprises.supplier, count: 3, amount: yuan(2_103_600) }],
};

type GroupOverview = ResponseOf<typeof contract.group.overview>;
type Tile = GroupOverview['enterprises'][number];

const mainOf = ({ issued, outstanding, overdue, financed }: GroupFigures) => ({ issued, outstanding, overdue, financed });

const tiles: readonly Tile[] = [
  { enterpriseNo: core.enterpriseNo, name: core.name, ...mainOf(total) },
  { enterpriseNo: sales.enterpriseNo, name: sales.name, ...mainOf(ofSales) },
];

export const groupOverview: GroupOverview = {
  ...group.overview.example.response,
  ...mainOf(total),
  enterpriseCount: tiles.length,
  enterprises: [...tiles],
};

/** A group of forty, with the first dozen listed. */
export const largeGroupOverview: GroupOverview = {
  ...groupOverview,
  enterpriseCount: 40,
  enterprises: Array.from({ length: 12 }, (_, index): Tile => ({
    ...mainOf(ofSales),
    enterpriseNo: EnterpriseNo.parse(`E${3001 + index}`),
    name: `晋北煤业第${index + 1}矿业有限公司`,
  })),
};

/** A group without issuances. */
export const emptyGroupOverview: GroupOverview = {
  ...groupOverview,
  ...NO_FIGURES,
  enterpriseCount: 1,
  enterprises: [{ enterpriseNo: core.enterpriseNo, name: core.name, ...NO_FIGURES }],
};

/** A group of two with figures for each and together. */
export const groupReplies: readonly MockReply[] = [
  reply(
    enterprise.listGroupEnterprises,
    [core, sales].map(({ enterpriseNo, name }) => ({ enterpriseNo, name })),
  ),
  reply(group.figures, ({ enterpriseNo }) => {
    if (enterpriseNo === sales.enterpriseNo) return ofSales;
    return enterpriseNo === undefined ? total : { ...total, enterprise: { enterpriseNo: core.enterpriseNo, name: core.name } };
  }),
];

/** A group without issuances. */
export const emptyGroupReplies: readonly MockReply[] = [
  reply(enterprise.listGroupEnterprises, [{ enterpriseNo: core.enterpriseNo, name: core.name }]),
  reply(group.figures, {
    ...total,
    ...NO_FIGURES,
    suppliers: 0,
    dueMonths: [],
    terms: total.terms.map((term) => ({ ...term, ...none })),
    topSuppliers: [],
  }),
];
