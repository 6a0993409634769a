import type { EnterpriseNo } from '@lianxin/api/contract';
import { sumFen, ZERO_FEN, type Fen } from '@lianxin/domain';
import { sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Handlers } from '../../../calls/handler.ts';
import type { Db } from '../../../platform/db/client.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { counted, figure, financed, signedFor, toBePaid } from './figures.ts';
import { membersOf } from './members.ts';

const SHOWN_ENTERPRISES = 12;

const FIGURES = ['issued', 'outstanding', 'overdue', 'financed'] as const;
type MainFigure = (typeof FIGURES)[number];
interface CountAndAmount {
  readonly count: number;
  readonly amount: Fen;
}
type Main = Readonly<Record<MainFigure, CountAndAmount>>;

/** Main figures by issuer, in one statement and with the same conditions as the issuer's own view. */
async function mainFiguresOf(db: Db, issuers: readonly EnterpriseNo[]) {
  const of = (name: MainFigure) => ({ issuer: sql<EnterpriseNo>`issuer`.as('issuer'), name: sql<MainFigure>`${name}::text`.as('name') });
  const rows = await unionAll(
    db
      .select({ ...of('issued'), ...counted })
      .from(signedFor(issuers))
      .groupBy(sql`issuer`),
    db
      .select({ ...of('outstanding'), ...counted })
      .from(toBePaid(issuers))
      .groupBy(sql`issuer`),
    db
      .select({ ...of('overdue'), ...counted })
      .from(toBePaid(issuers))
      .where(sql`overdue`)
      .groupBy(sql`issuer`),
    db
      .select({ ...of('financed'), ...counted })
      .from(financed(issuers))
      .groupBy(sql`issuer`),
  );
  return (issuer: EnterpriseNo): Main => {
    const one = (name: MainFigure) => figure(rows.find((row) => row.issuer === issuer && row.name === name));
    return { issued: one('issued'), outstanding: one('outstanding'), overdue: one('overdue'), financed: one('financed') };
  };
}

/** A voucher has one issuer, so nothing is counted twice. */
const totalOf = (all: readonly Main[], name: MainFigure): CountAndAmount => ({
  count: all.reduce((left, main) => left + main[name].count, 0),
  amount: all.length === 0 ? ZERO_FEN : sumFen(all.map((main) => main[name].amount)),
});

/** Totals of a group and figures of its first enterprises: the viewer's own, then those with the largest debt. */
export const overview: Handlers['group']['overview'] = async (context) => {
  const { db, clock } = context;
  const [own, ...others] = await membersOf(db, enterpriseOf(context));
  const members = own === undefined ? [] : [own, ...others];
  const figuresOf = await mainFiguresOf(
    db,
    members.map(({ enterpriseNo }) => enterpriseNo),
  );
  const all = members.map((member) => ({ ...member, ...figuresOf(member.enterpriseNo) }));
  const [first, ...rest] = all;
  const mostToPay = rest.toSorted((left, right) => Number(right.outstanding.amount - left.outstanding.amount));
  return {
    at: clock.now().toISOString(),
    enterpriseCount: all.length,
    issued: totalOf(all, 'issued'),
    outstanding: totalOf(all, 'outstanding'),
    overdue: totalOf(all, 'overdue'),
    financed: totalOf(all, 'financed'),
    enterprises: first === undefined ? [] : [first, ...mostToPay].slice(0, SHOWN_ENTERPRISES),
  };
};
