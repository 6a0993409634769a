import * as z from 'zod/mini';
import { query, resource } from './endpoint.ts';
import { day, ids, party, yuan } from './examples.ts';
import { Party } from './schemas/party.ts';
import { Day, EnterpriseNo, Instant, Money } from './schemas/primitives.ts';

/** How many vouchers, and what they sum to. */
const Figure = z.object({ count: z.int(), amount: Money });

/** What enterprises of a group issued and are to pay. */
const GroupFigures = z.object({
  /** When it was reckoned. */
  at: Instant,
  today: Day,
  /** Whose figures they are; null: of all that the viewer may see. */
  enterprise: z.nullable(z.object({ enterpriseNo: EnterpriseNo, name: z.string() })),
  /** All that was ever signed for. */
  issued: Figure,
  outstanding: Figure,
  /** Of what is outstanding, what was not paid when it was due. */
  overdue: Figure,
  /** What lenders bought of what was issued. */
  financed: Figure,
  /** Suppliers that ever signed for a voucher. */
  suppliers: z.int(),
  /** What is outstanding, by the month in which it is to be paid; what is late stands in the month in which it was. */
  dueMonths: z.array(z.extend(Figure, { first: Day })),
  /** What was issued, by its days from issue to due date, up to and including `to`; the last is open. */
  terms: z.array(z.extend(Figure, { to: z.nullable(z.int()) })),
  /** The ten to whom most was issued. */
  topSuppliers: z.array(z.extend(Figure, { supplier: Party })),
});

/** The main figures of one enterprise of a group, or of all together: what they are of is told with `GroupFigures`. */
const MainFigures = z.object({ issued: Figure, outstanding: Figure, overdue: Figure, financed: Figure });

const mainFigures = {
  issued: { count: 46, amount: yuan(128_600_000) },
  outstanding: { count: 31, amount: yuan(86_400_000) },
  overdue: { count: 1, amount: yuan(215_300) },
  financed: { count: 12, amount: yuan(21_500_000) },
};

/** Vouchers issued by the enterprise and its subsidiaries, of one of these, of one supplier or of one month. */
const PivotRow = z.object({
  id: z.string(),
  /** The subsidiary or the supplier; null for a month. */
  party: z.nullable(Party),
  /** The first day of the month; null for an enterprise. */
  first: z.nullable(Day),
  count: z.int(),
  issued: Money,
  outstanding: Money,
  overdue: Money,
});

/** The figures of a group, for its data role and for whoever issues. */
export const group = resource('group', 'api', '/group', {
  /** The figures of one enterprise, or of all. Another than those of `listGroupEnterprises` is not found. */
  figures: query('/figures', {
    summary: '煤炭集团数据',
    source: 'added',
    needs: 'group.read',
    request: z.strictObject({ enterpriseNo: z.optional(EnterpriseNo) }),
    response: GroupFigures,
    refuses: ['NOT_FOUND'],
    example: {
      request: {},
      response: {
        at: '2026-11-20T09:42:00+08:00',
        today: day('2026-11-20'),
        enterprise: null,
        ...mainFigures,
        suppliers: 9,
        dueMonths: [
          { first: day('2026-11-01'), count: 4, amount: yuan(9_600_000) },
          { first: day('2026-12-01'), count: 11, amount: yuan(32_400_000) },
          { first: day('2027-02-01'), count: 16, amount: yuan(44_400_000) },
        ],
        terms: [
          { to: 90, count: 6, amount: yuan(12_000_000) },
          { to: 180, count: 32, amount: yuan(96_600_000) },
          { to: 270, count: 5, amount: yuan(14_000_000) },
          { to: null, count: 3, amount: yuan(6_000_000) },
        ],
        topSuppliers: [
          { supplier: party.supplier, count: 18, amount: yuan(62_000_000) },
          { supplier: party.tier2, count: 7, amount: yuan(21_400_000) },
        ],
      },
    },
  }),
  /** The main figures of all that the viewer may see together, and of the first dozen: its own enterprise, then whoever has most to pay. */
  overview: query('/overview', {
    summary: '集团概览',
    source: 'added',
    needs: 'group.read',
    request: z.strictObject({}),
    response: z.extend(MainFigures, {
      /** When it was reckoned. */
      at: Instant,
      /** How many there are of them all. */
      enterpriseCount: z.int(),
      enterprises: z.array(z.extend(MainFigures, { enterpriseNo: EnterpriseNo, name: z.string() })),
    }),
    example: {
      request: {},
      response: {
        at: '2026-11-20T09:42:00+08:00',
        enterpriseCount: 1,
        ...mainFigures,
        enterprises: [{ enterpriseNo: ids.enterprise('E1001'), name: party.core.name, ...mainFigures }],
      },
    },
  }),
  /** All that the enterprise and the subsidiaries it may see ever issued and was signed for, summed by one of three things. */
  pivot: query('/pivot', {
    summary: '开立汇总',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({ by: z.enum(['subsidiary', 'supplier', 'month']) }),
    response: z.object({ rows: z.array(PivotRow) }),
    example: {
      request: { by: 'supplier' },
      response: {
        rows: [
          {
            id: 'E1002',
            party: party.supplier,
            first: null,
            count: 18,
            issued: yuan(62_000_000),
            outstanding: yuan(40_000_000),
            overdue: yuan(215_300),
          },
        ],
      },
    },
  }),
});
