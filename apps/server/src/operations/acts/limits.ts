import { toWire, type Schema } from '@lianxin/api/contract';
import { Refusal, inForceOn, termLimitOn, VOUCHER_LIMITS, type CivilDate } from '@lianxin/domain';
import { and, asc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../platform/db/client.ts';
import { datedLimit } from '../../schema/index.ts';
import { refusedField, staleVersion } from '../../platform/refusals.ts';
import { AmountContent, ChannelContent, contentOf, issueLimits, TermContent } from '../../business/foundation/limits/index.ts';
import type { OperationHandlers, OperatorContext } from '../handler.ts';

type Row = typeof datedLimit.$inferSelect;
type Kind = Row['kind'];

interface Setting<Content> {
  readonly effectiveFrom: CivilDate;
  readonly version: number;
  readonly content: Content;
}

/** A limit as it travels: texts, numbers and flags. */
const LimitValues = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

const rowsOf = (db: Db, kind: Kind) => db.select().from(datedLimit).where(eq(datedLimit.kind, kind)).orderBy(asc(datedLimit.effectiveFrom));

/** A row as operators see it; a documented default has version 0 and nobody who set it. */
const shown = <Content>(
  row: Partial<Omit<Row, 'effectiveFrom'>> & { readonly effectiveFrom?: string },
  content: Content,
  ruling: boolean,
) => ({
  effectiveFrom: row.effectiveFrom ?? null,
  content,
  version: row.version ?? 0,
  setBy: row.setBy ?? null,
  setAt: row.setAt?.toISOString() ?? null,
  ruling,
});

/** Sets what rules from a day to come. What rules or has ruled stays as it was, so that every issue can be judged by its own day. */
async function set<S extends Schema>(
  { db, clock, wallClock, operator }: OperatorContext,
  place: { readonly kind: Kind; readonly channel?: number; readonly schema: S },
  { effectiveFrom, version, content }: Setting<z.output<S>>,
) {
  const { kind, channel = 0, schema } = place;
  if (effectiveFrom <= clock.today()) {
    throw refusedField('effectiveFrom', { zh: '生效日须晚于今天', en: 'It must take effect after today' });
  }
  const key = and(eq(datedLimit.kind, kind), eq(datedLimit.channel, channel), eq(datedLimit.effectiveFrom, effectiveFrom));
  const [present] = await db.select().from(datedLimit).where(key).for('update');
  if ((present?.version ?? 0) !== version)
    throw present ? staleVersion(present.setBy, present.setAt, present.version) : new Refusal('NOT_FOUND');
  const row = {
    kind,
    channel,
    effectiveFrom,
    content: toWire(schema, content),
    version: version + 1,
    setBy: operator.name,
    setAt: wallClock.now(),
  };
  if (present) await db.update(datedLimit).set(row).where(key);
  else await db.insert(datedLimit).values(row);
  return {
    answer: {},
    subjectId: [kind, ...(channel === 0 ? [] : [channel]), effectiveFrom].join(':'),
    ...(present && { before: z.parse(LimitValues, present.content) }),
    after: z.parse(LimitValues, row.content),
  };
}

function assertOrdered(least: bigint | number, most: bigint | number, path: string): void {
  if (least <= most) return;
  throw refusedField(`content.${path}`, { zh: '上限不能低于下限', en: 'The upper limit is below the lower one' });
}

/** Terms and amounts of issues. */
export const limitHandlers: OperationHandlers['limits'] = {
  async show({ db, clock }) {
    const today = clock.today();
    const [terms, amounts] = [await rowsOf(db, 'term'), await rowsOf(db, 'amount')];
    const limits = await issueLimits(db);
    const rulingTerm = termLimitOn(today, limits.termLimits).effectiveFrom;
    const rulingAmount = inForceOn(limits.amountLimits, today)?.effectiveFrom;
    const { minIssueAmount: minAmount, maxAmount } = VOUCHER_LIMITS;
    return {
      term: limits.termLimits
        .toSorted((left, right) => (left.effectiveFrom < right.effectiveFrom ? -1 : 1))
        .map(({ effectiveFrom, ...content }) =>
          shown(terms.find((row) => row.effectiveFrom === effectiveFrom) ?? { effectiveFrom }, content, effectiveFrom === rulingTerm),
        ),
      amount: [
        shown({}, { minAmount, maxAmount }, rulingAmount === undefined),
        ...amounts.map((row) => shown(row, contentOf(AmountContent, row), row.effectiveFrom === rulingAmount)),
      ],
    };
  },
  setTerm(context, setting) {
    assertOrdered(setting.content.warnMonths, setting.content.maxMonths, 'maxMonths');
    return set(context, { kind: 'term', schema: TermContent }, setting);
  },
  setAmount(context, setting) {
    assertOrdered(setting.content.minAmount, setting.content.maxAmount, 'maxAmount');
    return set(context, { kind: 'amount', schema: AmountContent }, setting);
  },
};

/** On what terms each channel finances. */
export const channelTermsHandlers: OperationHandlers['channelTerms'] = {
  async show({ db, clock, channels }, { channel: wanted }) {
    const rows = await rowsOf(db, 'channel');
    const list = channels.list.flatMap(({ code: channel, name: channelName, terms }) => {
      if (wanted !== undefined && channel !== wanted) return [];
      const own = rows.filter((row) => row.channel === channel);
      const ruling = inForceOn(own, clock.today());
      return [
        { ...shown({}, terms, ruling === undefined), channel, channelName },
        ...own.map((row) => ({ ...shown(row, contentOf(ChannelContent, row), row === ruling), channel, channelName })),
      ];
    });
    return { list };
  },
  set(context, { channel, ...setting }) {
    assertOrdered(setting.content.minAmount, setting.content.maxAmount, 'maxAmount');
    assertOrdered(setting.content.minDays, setting.content.maxDays, 'maxDays');
    return set(context, { kind: 'channel', channel, schema: ChannelContent }, setting);
  },
};
