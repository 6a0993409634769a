import { REVIEWED_BUSINESSES } from '@lianxin/domain';
import * as z from 'zod/mini';
import { yuan } from './examples.ts';
import { act, query } from './endpoint.ts';
import { Instant, PositiveMoney, Version } from './schemas/primitives.ts';
import { wire } from './wire.ts';

/** The amount from which a business requires two reviewers; null where one is enough. */
const Tier = z.strictObject({ business: wire('bizType', z.enum(REVIEWED_BUSINESSES)), fromAmount: wire('amt', z.nullable(PositiveMoney)) });

/** Settings that apply to everybody in the enterprise. */
const EnterpriseConfig = z.object({
  /** Whether a sign-for needs the reviewer's confirmation (decisions.md §5). */
  confirmsSignFor: z.boolean(),
  twoReviews: z.array(Tier),
  /** Number of active reviewers; two reviews cannot be required with fewer than two. */
  reviewers: z.int(),
  version: Version,
  /** Who changed it last, and when; null where nobody did. */
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(Instant),
});

const example: z.output<typeof EnterpriseConfig> = {
  confirmsSignFor: true,
  twoReviews: REVIEWED_BUSINESSES.map((business) => ({ business, fromAmount: business === 'issuance' ? yuan(5_000_000) : null })),
  reviewers: 2,
  version: 1,
  changedBy: '张伟',
  changedAt: '2026-11-18T10:12:00+08:00',
};

export const configCalls = {
  getConfig: query('/getCorpConfig', {
    summary: '企业配置',
    source: 'assumed',
    needs: 'records.read',
    request: z.strictObject({}),
    response: EnterpriseConfig,
    example: { request: {}, response: example },
  }),
  /** Saves one group of settings. It applies to later submissions. */
  saveConfigs: act('/saveConfigBatch', {
    summary: '批量保存企业配置',
    source: 'assumed',
    needs: 'config.manage',
    inQuery: ['cfgType'],
    request: z.strictObject({
      group: wire('cfgType', z.enum(['signFor', 'twoReviews'])),
      version: Version,
      /** For the group `signFor`. */
      confirmsSignFor: z.optional(z.boolean()),
      /** For the group `twoReviews`; a business that is left out stays unchanged. */
      twoReviews: z.optional(z.array(Tier).check(z.maxLength(REVIEWED_BUSINESSES.length))),
    }),
    response: EnterpriseConfig,
    refuses: ['VALIDATION', 'STALE_VERSION'],
    example: {
      request: { group: 'twoReviews', version: 0, twoReviews: [{ business: 'issuance', fromAmount: yuan(5_000_000) }] },
      response: example,
    },
  }),
};
