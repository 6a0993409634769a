import { day, party, yuan } from '../examples.ts';
import type { PlanLimit, PlanOverview, PlanSpanView } from './shapes.ts';

const span: PlanSpanView = {
  first: day('2026-11-16'),
  last: day('2026-11-22'),
  planned: { inflow: yuan(3_000_000), outflow: yuan(4_000_000) },
  moved: { inflow: yuan(2_600_000), outflow: yuan(3_600_000) },
  due: yuan(200_000),
  expected: { inflow: yuan(3_000_000), outflow: yuan(4_000_000) },
  left: yuan(400_000),
  gap: yuan(0),
  closing: yuan(1_000_000),
  level: 'near',
  source: 'own',
  plannable: true,
  ended: false,
  version: 1,
  changedBy: '罗敏',
  changedAt: '2026-11-13T16:20:00+08:00',
};

/** Two weeks: one that is nearly used up, and one with a gap. */
export const planOverview: PlanOverview = {
  period: 'week',
  today: day('2026-11-20'),
  balance: { on: day('2026-11-16'), amount: yuan(2_000_000), version: 0 },
  opening: yuan(2_000_000),
  spans: [
    span,
    {
      ...span,
      first: day('2026-11-23'),
      last: day('2026-11-29'),
      planned: { inflow: yuan(1_000_000), outflow: yuan(2_500_000) },
      moved: { inflow: yuan(0), outflow: yuan(0) },
      due: yuan(1_200_000),
      expected: { inflow: yuan(1_200_000), outflow: yuan(2_500_000) },
      left: yuan(2_500_000),
      gap: yuan(300_000),
      closing: yuan(-300_000),
      level: 'ordinary',
      version: 0,
    },
  ],
  warnings: {
    short: { on: day('2026-11-29'), gap: yuan(300_000) },
    used: [{ period: 'week', first: span.first, last: span.last, level: 'near' }],
  },
};

export const planLimit: PlanLimit = {
  channel: 3,
  issuer: party.core,
  limit: yuan(50_000_000),
  used: yuan(36_000_000),
  inTransit: yuan(6_000_000),
  free: yuan(8_000_000),
  share: 840_000n,
  level: 'near',
};
