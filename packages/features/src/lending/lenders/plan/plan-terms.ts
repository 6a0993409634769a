import type { contract, ResponseOf } from '@lianxin/api/contract';
import type { UseLevel } from '@lianxin/domain';
import { msg } from '@lingui/core/macro';
import type { Term } from '../../../platform/terms/index.ts';

export type Overview = ResponseOf<typeof contract.capitalPlan.overview>;
export type Span = Overview['spans'][number];
/** The limit for a core enterprise. */
export type Limit = ResponseOf<typeof contract.capitalPlan.limits>[number];

export const LEVEL_TERMS: Readonly<Record<UseLevel, Term>> = {
  ordinary: { label: msg`正常`, tone: 'positive' },
  near: { label: msg`接近上限`, tone: 'caution' },
  breached: { label: msg`已超出`, tone: 'critical' },
};

const SHORT: Term = { label: msg`资金不足`, tone: 'critical' };

/** The state of a period: a shortage, the use of its plan, or both. */
export const termsOf = ({ gap, level }: Pick<Span, 'gap' | 'level'>): readonly Term[] => [
  ...(gap > 0n ? [SHORT] : []),
  ...(gap > 0n && level === 'ordinary' ? [] : [LEVEL_TERMS[level]]),
];
