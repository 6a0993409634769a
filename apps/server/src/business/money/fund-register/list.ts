import { fen, type Fen } from '@lianxin/domain';
import type { Handlers } from '../../../calls/handler.ts';
import { countsOf } from '../../../platform/db/counted-page.ts';
import { settled } from '../../../platform/db/settled.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { countedEntries, entriesOf, sumsOf } from './entries.ts';

/** The fund register of the enterprise of the session. */
export const list: Handlers['fundRegister']['list'] = async (context, request) => {
  const { db } = context;
  const enterpriseNo = enterpriseOf(context);
  const { page, pageSize, states } = request;
  const [rows, counted, sums] = await settled([
    entriesOf(db, enterpriseNo, request),
    countedEntries(db, enterpriseNo, request),
    sumsOf(db, enterpriseNo, request),
  ] as const);
  const chosen = counted.filter(({ state }) => states === undefined || states.length === 0 || states.includes(state));
  const sum = (of: (row: (typeof counted)[number]) => string): Fen => fen(chosen.reduce((left, row) => left + BigInt(of(row)), 0n));
  return {
    list: rows,
    total: chosen.reduce((left, { count }) => left + Number(count), 0),
    page,
    pageSize,
    stateCounts: countsOf(counted.map(({ state, count }) => ({ state, count: Number(count), total: '0' }))),
    sums,
    found: { inflow: sum(({ inflow }) => inflow), outflow: sum(({ outflow }) => outflow) },
  };
};
