import * as z from 'zod/mini';
import { query, resource } from './endpoint.ts';
import { day, figure, ids, party, yuan } from './examples.ts';
import { Figure } from './schemas/figure.ts';
import { Party } from './schemas/party.ts';
import { Day, EnterpriseNo, Instant, Money } from './schemas/primitives.ts';

/** What enterprises of a group issued and have to pay. */
const GroupFigures = z.object({
  /** Time of the calculation. */
  at: Instant,
  today: Day,
  /** The enterprise of the figures; null for all that the viewer may see. */
  enterprise: z.nullable(z.object({ enterpriseNo: EnterpriseNo, name: z.string() })),
  issued: Figure,
  outstanding: Figure,
  /** The outstanding amount that was not paid when due. */
  overdue: Figure,
  /** The issued amount that lenders bought. */
  financed: Figure,
  /** Number of suppliers that have ever signed for a voucher. */
  suppliers: z.int(),
  /** The outstanding amount by due month; overdue amounts count in the month in which they were due. */
  dueMonths: z.array(z.extend(Figure, { first: Day })),
  /** The issued amount by term in days, up to and including `to`; the last range is open. */
  terms: z.array(z.extend(Figure, { to: z.nullable(z.int()) })),
  /** The ten suppliers with the greatest issued amounts. */
  topSuppliers: z.array(z.extend(Figure, { supplier: Party })),
});

/** The main figures of one enterprise of a group, or of all; see `GroupFigures`. */
const MainFigures = z.object({ issued: Figure, outstanding: Figure, overdue: Figure, financed: Figure });

const mainFigures = {
  issued: figure(46, 128_600_000),
  outstanding: figure(31, 86_400_000),
  overdue: figure(1, 215_300),
  financed: figure(12, 21_500_000),
};

/** Issued vouchers of one subsidiary, one supplier or one month. */
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

/** The figures of a group, for its data role and for issuers. */
export const group = resource('group', 'api', '/group', {
  /** The figures of one enterprise of `listGroupEnterprises`, or of all. */
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
          { first: day('2026-11-01'), ...figure(4, 9_600_000) },
          { first: day('2026-12-01'), ...figure(11, 32_400_000) },
          { first: day('2027-02-01'), ...figure(16, 44_400_000) },
        ],
        terms: [
          { to: 90, ...figure(6, 12_000_000) },
          { to: 180, ...figure(32, 96_600_000) },
          { to: 270, ...figure(5, 14_000_000) },
          { to: null, ...figure(3, 6_000_000) },
        ],
        topSuppliers: [
          { supplier: party.supplier, ...figure(18, 62_000_000) },
          { supplier: party.tier2, ...figure(7, 21_400_000) },
        ],
      },
    },
  }),
  /**
   * The main figures of all enterprises that the viewer may see, and of the first twelve: the viewer's own, then those with most to pay.
   */
  overview: query('/overview', {
    summary: '集团概览',
    source: 'added',
    needs: 'group.read',
    request: z.strictObject({}),
    response: z.extend(MainFigures, {
      /** Time of the calculation. */
      at: Instant,
      /** How many enterprises there are in all. */
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
  /** All signed vouchers of the enterprise and its visible subsidiaries, grouped by subsidiary, supplier or month. */
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
