import type { contract, ResponseOf } from '@lianxin/api/contract';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Term } from '../../../platform/terms/index.ts';

export type Category = ResponseOf<typeof contract.category.list>['list'][number];
export type CategoryUse = ResponseOf<typeof contract.category.uses>['list'][number];

/** Whether new entries are allowed. */
export const CATEGORY_TERMS: Readonly<Record<Category['state'], Term>> = {
  enabled: { label: msg`已启用`, tone: 'positive' },
  disabled: { label: msg`已停用`, tone: 'neutral' },
};

export const USE_KINDS: Readonly<Record<CategoryUse['kind'], MessageDescriptor>> = {
  contract: msg`合同`,
  invoice: msg`发票`,
  voucher: msg`凭证`,
};
