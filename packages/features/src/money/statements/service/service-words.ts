import type { ServiceBillLine, ServiceBillMonthView } from '@lianxin/api/contract';
import { SERVICE_BUSINESSES, type ServiceBusiness } from '@lianxin/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export type ServiceMonth = ServiceBillMonthView;
export type ServiceLine = ServiceBillLine;

export const BUSINESS_WORDS: Readonly<Record<ServiceBusiness, MessageDescriptor>> = {
  issuance: msg`开立业务`,
  transfer: msg`转让业务`,
  financing: msg`融资业务`,
  pledge: msg`质押业务`,
  evidence: msg`存证服务`,
  registration: msg`登记服务`,
  ukey: msg`USB-Key`,
  platform: msg`平台服务`,
};

/** Businesses with labels, for filters. */
export const BUSINESSES = SERVICE_BUSINESSES.map((business) => [business, BUSINESS_WORDS[business]] as const);
