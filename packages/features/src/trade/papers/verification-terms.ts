import type { TradeInvoice, TradeInvoiceRow } from '@lianxin/api/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Term } from '../../platform/terms/index.ts';

type Verification = TradeInvoice['verification'];

/** Verification results of the tax register (rules.md §7). */
export const VERIFICATION_TERMS: Readonly<Record<Verification, Term>> = {
  unchecked: { label: msg`未查验`, tone: 'caution' },
  consistent: { label: msg`一致`, tone: 'positive' },
  inconsistent: { label: msg`不一致`, tone: 'critical' },
  void: { label: msg`已作废`, tone: 'critical' },
  reversed: { label: msg`已红冲`, tone: 'critical' },
  notFound: { label: msg`查无此票`, tone: 'critical' },
};

export const INVOICE_KIND_TERMS: Readonly<Record<TradeInvoice['kind'], MessageDescriptor>> = {
  digitalSpecial: msg`数电专票`,
  digitalOrdinary: msg`数电普票`,
  digitalAir: msg`数电航空行程单`,
  digitalRail: msg`数电铁路客票`,
  digitalPaper: msg`数电纸质普票`,
  vatSpecial: msg`增值税专用发票`,
  vatElectronicSpecial: msg`增值税电子专票`,
  motorVehicle: msg`机动车销售发票`,
  vatOrdinary: msg`增值税普通发票`,
  vatElectronicOrdinary: msg`增值税电子普票`,
  vatRoll: msg`增值税普票（卷式）`,
  vatToll: msg`通行费电子普票`,
  usedVehicle: msg`二手车销售发票`,
};

/** Fields that may differ from the tax register. */
export const ELEMENT_TERMS: Readonly<Record<TradeInvoiceRow['different'][number], MessageDescriptor>> = {
  issuedOn: msg`开票日期`,
  amountWithoutTax: msg`不含税金额`,
  amountWithTax: msg`价税合计`,
  checkCode: msg`校验码`,
  buyer: msg`购买方`,
  seller: msg`销售方`,
};
