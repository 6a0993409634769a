import type { contract, ResponseOf, StatementMonthView } from '@lianxin/api/contract';
import type { StatementFlow, StatementSide, StatementState } from '@lianxin/domain';
import type { TokenColor } from '@lianxin/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Term } from '../../../platform/terms/index.ts';

export type StatementMonth = StatementMonthView;
export type StatementLine = ResponseOf<typeof contract.statement.lines>['list'][number];
export type StatementPart = ResponseOf<typeof contract.statement.parts>['parts'][number];

export const FLOW_WORDS: Readonly<Record<StatementFlow, MessageDescriptor>> = {
  received: msg`收入`,
  returned: msg`退回转入`,
  passedOn: msg`转让支出`,
  financed: msg`融资`,
  givenBack: msg`回购转出`,
  matured: msg`到期结算`,
  issued: msg`开立`,
  paid: msg`兑付`,
};

/** Late interest besides the amounts, as the holder and the issuer see it. */
export const LATE_INTEREST_WORDS: Readonly<Record<StatementSide, MessageDescriptor>> = {
  held: msg`另收逾期利息（元）`,
  issued: msg`另付逾期利息（元）`,
};

export const FLOW_COLORS: Readonly<Record<StatementFlow, TokenColor>> = {
  received: 'chart-1',
  returned: 'chart-5',
  passedOn: 'chart-2',
  financed: 'chart-3',
  givenBack: 'chart-6',
  matured: 'chart-4',
  issued: 'chart-1',
  paid: 'chart-4',
};

export const STATEMENT_TERMS: Readonly<Record<StatementState, Term>> = {
  running: { label: msg`本月未结束`, tone: 'state-2' },
  toConfirm: { label: msg`待确认`, tone: 'info' },
  disputed: { label: msg`有异议`, tone: 'caution' },
  answered: { label: msg`已答复`, tone: 'info' },
  confirmed: { label: msg`已确认`, tone: 'positive' },
};
