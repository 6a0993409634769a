import type { BusinessType } from '@lianxin/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Names of business types. Separate from the acts, because every list of vouchers needs them. */
export const BUSINESS_TYPE_TERMS: Readonly<Record<BusinessType, MessageDescriptor>> = {
  materials: msg`物资采购`,
  equipment: msg`设备采购`,
  works: msg`工程建设`,
  transport: msg`运输仓储`,
  energy: msg`煤炭与能源`,
  services: msg`技术与服务`,
  other: msg`其他`,
};
