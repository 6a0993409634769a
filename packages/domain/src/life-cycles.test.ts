import { expect, test } from 'vitest';
import { BANK_ACCOUNT_STATE_CODES, bankAccountMachine, bankAccountStateOfCode } from './account/state.ts';
import { FUND_SUPPLEMENT_STATE_CODES, fundSupplementMachine, fundSupplementStateOfCode } from './fund/supplement-state.ts';
import { CREDIT_APPLICATION_STATE_CODES, creditApplicationMachine, creditApplicationStateOfCode } from './credit/application-state.ts';
import { CREDIT_LINE_STATE_CODES, creditLineMachine, creditLineStateOfCode } from './credit/line-state.ts';
import { DEPOSIT_STATE_CODES, depositStateOfCode } from './deposit/state.ts';
import { CHARGE_STATE_CODES } from './fee/charge.ts';
import { FEE_STATE_CODES } from './fee/state.ts';
import { FINANCING_STATE_CODES, financingMachine, financingStateOfCode } from './financing/state.ts';
import { ISSUANCE_STATE_CODES, issuanceMachine } from './issuance/state.ts';
import { NOTICE_STATE_CODES, noticeMachine, noticeStateOfCode } from './notice/state.ts';
import { PLEDGE_APPLICATION_STATE_CODES, pledgeApplicationMachine, pledgeApplicationStateOfCode } from './pledge/state.ts';
import { REGISTRATION_STATE_CODES, registrationStateOfCode, USER_STATUS } from './registration/state.ts';
import { REPAYMENT_STATE_CODES, repaymentMachine, repaymentStateOfCode } from './repayment/state.ts';
import { SETTLEMENT_STATE_CODES, settlementMachine, settlementStateOfCode } from './settlement/state.ts';
import type { Machine } from './state-machine.ts';
import { TRANSFER_STATE_CODES, transferMachine } from './transfer/state.ts';
import { PIECE_STATE_CODES, pieceMachine, PLEDGE_STATE_CODES, pledgeMachine } from './voucher/state.ts';

/** All transitions of a state machine in wire codes: "00 submit 10". */
function transitionsOf<State extends string, Event extends string>(
  { states, eventsOf, next }: Machine<State, Event>,
  codes: Readonly<Record<State, string | number>>,
): string[] {
  return states.flatMap((state) =>
    eventsOf(state).map((event) => {
      const to = next(state, event);
      return `${codes[state]} ${event} ${to === undefined ? '' : codes[to]}`;
    }),
  );
}

const parsed = (list: string): string[] =>
  list
    .split(/[\n,]/)
    .map((step) => step.trim())
    .filter(Boolean)
    .toSorted();

test.each([
  [
    'an issuance',
    transitionsOf(issuanceMachine, ISSUANCE_STATE_CODES),
    `00 edit 00, 00 submit 10, 00 delete 00
     10 withdraw 12, 10 pass 20, 10 return 11, 10 lapse 11
     11 edit 11, 11 submit 10, 11 delete 11
     20 sign 25, 20 signDirect 30, 20 refuse 21, 20 expire 22, 20 voidApply 80
     25 signConfirm 30, 25 signReturn 20, 25 expire 22
     80 voidApprove 81, 80 voidReject 20, 80 expire 22
     30 settle 90, 30 overdue 91, 30 partSettle 92
     91 settle 90, 91 partSettle 92
     92 partSettle 92, 92 settle 90, 92 overdue 91`,
  ],
  [
    'a transfer',
    transitionsOf(transferMachine, TRANSFER_STATE_CODES),
    `00 edit 00, 00 submit 10, 00 delete 00
     10 withdraw 12, 10 pass 20, 10 return 11, 10 lapse 11
     11 edit 11, 11 submit 10, 11 delete 11
     20 sign 25, 20 signDirect 30, 20 refuse 21, 20 expire 22, 20 withdrawApply 80
     25 signConfirm 30, 25 signReturn 20, 25 expire 22
     80 withdrawApprove 12, 80 withdrawReject 20, 80 expire 22`,
  ],
  [
    'a piece',
    transitionsOf(pieceMachine, PIECE_STATE_CODES),
    `0 transfer 1, 0 finance 4, 0 giveBack 3, 0 settle 6
     1 transferEnd 0, 1 transferComplete 3
     2 signFor 0
     4 financeEnd 0, 4 disburse 5
     5 buyBack 0, 5 settle 6`,
  ],
  [
    'a pledge',
    transitionsOf(pledgeMachine, PLEDGE_STATE_CODES),
    '0 apply 1, 1 applyEnd 0, 1 register 2, 2 release 3, 3 releaseEnd 2, 3 releaseComplete 0',
  ],
  [
    'a financing',
    transitionsOf(financingMachine, FINANCING_STATE_CODES),
    `00 edit 00, 00 submit 10, 00 delete 00
     10 withdraw 12, 10 pass 20, 10 return 11, 10 lapse 11
     11 edit 11, 11 submit 10, 11 delete 11
     20 withdraw 12, 20 furtherStep 20, 20 accept 30, 20 decline 32, 20 expire 12
     30 askMore 31, 30 approve 40, 30 decline 32, 30 expire 12
     31 supplement 30, 31 decline 32, 31 expire 12
     40 signContract 40, 40 contractConfirm 40, 40 contractReturn 40
     40 consent 40, 40 consentConfirm 40, 40 consentReturn 40, 40 consentRefuse 11
     40 countersign 40, 40 contract 50, 40 withdraw 12, 40 decline 32, 40 expire 12
     50 register 50, 50 disburse 60, 50 fail 51
     51 retry 50, 51 withdraw 12, 51 decline 32, 51 expire 12
     60 repay 60, 60 repayAuthorise 60, 60 repayReturn 60, 60 repayDeny 60, 60 repayPart 60, 60 repayConfirm 70
     60 markOverdue 61, 60 settle 70
     61 repay 61, 61 repayAuthorise 61, 61 repayReturn 61, 61 repayDeny 61, 61 repayPart 61, 61 repayConfirm 70
     61 claim 61, 61 settle 70`,
  ],
  [
    'an application for a pledge',
    transitionsOf(pledgeApplicationMachine, PLEDGE_APPLICATION_STATE_CODES),
    `00 edit 00, 00 submit 10, 00 delete 00
     10 withdraw 12, 10 pass 20, 10 passDirect 30, 10 return 11, 10 lapse 11
     11 edit 11, 11 submit 10, 11 delete 11, 11 withdraw 12
     20 withdraw 12, 20 accept 20, 20 search 20, 20 askMore 23, 20 approve 21, 20 decline 22, 20 sendBack 11, 20 expire 12
     21 withdraw 12, 21 countersign 30, 21 decline 22, 21 expire 12
     23 supplement 20, 23 decline 22, 23 expire 12
     30 withdraw 12, 30 payFee 30, 30 accept 30, 30 search 30, 30 askMore 31, 30 approve 40, 30 decline 32, 30 sendBack 11, 30 expire 12
     31 supplement 30, 31 payFee 31, 31 decline 32, 31 expire 12
     40 payFee 40, 40 search 40, 40 register 50, 40 decline 32, 40 expire 12
     50 payFee 50, 50 disburse 60, 50 fail 51
     51 retry 50, 51 payFee 51, 51 withdraw 12, 51 decline 32, 51 expire 12
     60 repay 60, 60 repayAuthorise 60, 60 repayReturn 60, 60 repayDeny 60, 60 repayPart 60, 60 repayConfirm 70
     60 clear 70, 60 payFee 60, 60 markOverdue 61
     61 repay 61, 61 repayAuthorise 61, 61 repayReturn 61, 61 repayDeny 61, 61 repayPart 61, 61 repayConfirm 70, 61 clear 70
     61 payFee 61
     70 payFee 70, 70 releaseApply 70, 70 releaseConfirm 70, 70 releaseReturn 70, 70 release 80
     80 payFee 80`,
  ],
  [
    'a request for a credit line',
    transitionsOf(creditApplicationMachine, CREDIT_APPLICATION_STATE_CODES),
    '10 withdraw 12, 10 pass 20, 10 return 11, 11 submit 10, 11 delete 11, 20 withdraw 12, 20 approve 30, 20 decline 32',
  ],
  [
    'a supplement of the fund register',
    transitionsOf(fundSupplementMachine, FUND_SUPPLEMENT_STATE_CODES),
    '10 withdraw 12, 10 pass 30, 10 return 11, 11 submit 10, 11 delete 11',
  ],
  [
    'a credit line',
    transitionsOf(creditLineMachine, CREDIT_LINE_STATE_CODES),
    '1 freeze 4, 1 expire 6, 1 renew 1, 1 close 9, 4 thaw 1, 4 expire 6, 4 close 9, 6 renew 1, 6 close 9',
  ],
  [
    'a bank account',
    transitionsOf(bankAccountMachine, BANK_ACCOUNT_STATE_CODES),
    '1 prove 0, 1 unbind 9, 0 makeDefault 0, 0 freeze 4, 0 unbind 9, 4 thaw 0, 4 unbind 9',
  ],
  [
    'a repayment',
    transitionsOf(repaymentMachine, REPAYMENT_STATE_CODES),
    '10 repayAuthorise 20, 10 repayReturn 11, 20 repayConfirm 30, 20 repayDeny 21',
  ],
  [
    'the payment of a voucher at maturity',
    transitionsOf(settlementMachine, SETTLEMENT_STATE_CODES),
    `20 setAside 30, 20 lack 40
     30 leave 31, 30 finish 90
     31 retry 20, 31 finish 90
     40 prepare 41
     41 returnPay 40, 41 authorise 20`,
  ],
  ['a notice', transitionsOf(noticeMachine, NOTICE_STATE_CODES), '0 read 1, 1 read 1'],
])('%s has exactly the listed transitions', (_, transitions, expected) => {
  expect(transitions.toSorted()).toEqual(parsed(expected));
});

test('deposits, registrations, fees and users have the state codes of the rules', () => {
  expect(Object.entries(DEPOSIT_STATE_CODES).map(([state, code]) => `${code} ${state}`)).toEqual([
    '00 notStarted',
    '10 processing',
    '20 paid',
    '30 failed',
    '40 verified',
    '50 exhausted',
    '60 expired',
  ]);
  expect(Object.entries(REGISTRATION_STATE_CODES).map(([state, code]) => `${code} ${state}`)).toEqual([
    '00 draft',
    '10 submitted',
    '11 rejected',
    '20 approved',
    '30 completed',
  ]);
  expect(FEE_STATE_CODES).toEqual({ pending: '0', declared: '1', confirmed: '2', returned: '3', cancelled: '9' });
  expect(CHARGE_STATE_CODES).toEqual({ ...FEE_STATE_CODES, refundDue: '4', refundDeclared: '5', refunded: '6' });
  expect(USER_STATUS).toEqual({ awaitingReview: 0, normal: 1, rejected: 2, depositDue: 3, rejectedAgain: 4 });
});

test('an unknown code has no state', () => {
  for (const code of ['', '99', 'toString']) {
    expect(depositStateOfCode(code)).toBeUndefined();
    expect(registrationStateOfCode(code)).toBeUndefined();
    expect(financingStateOfCode(code)).toBeUndefined();
    expect(pledgeApplicationStateOfCode(code)).toBeUndefined();
    expect(creditApplicationStateOfCode(code)).toBeUndefined();
    expect(creditLineStateOfCode(code)).toBeUndefined();
    expect(bankAccountStateOfCode(code)).toBeUndefined();
    expect(repaymentStateOfCode(code)).toBeUndefined();
    expect(settlementStateOfCode(code)).toBeUndefined();
    expect(noticeStateOfCode(code)).toBeUndefined();
  }
  expect(depositStateOfCode('50')).toBe('exhausted');
  expect(registrationStateOfCode('20')).toBe('approved');
});

test('every state code maps back to its state', () => {
  for (const state of financingMachine.states) expect(financingStateOfCode(FINANCING_STATE_CODES[state])).toBe(state);
  for (const state of pledgeApplicationMachine.states)
    expect(pledgeApplicationStateOfCode(PLEDGE_APPLICATION_STATE_CODES[state])).toBe(state);
  for (const state of fundSupplementMachine.states) expect(fundSupplementStateOfCode(FUND_SUPPLEMENT_STATE_CODES[state])).toBe(state);
  for (const state of creditApplicationMachine.states)
    expect(creditApplicationStateOfCode(CREDIT_APPLICATION_STATE_CODES[state])).toBe(state);
  for (const state of creditLineMachine.states) expect(creditLineStateOfCode(CREDIT_LINE_STATE_CODES[state])).toBe(state);
  for (const state of bankAccountMachine.states) expect(bankAccountStateOfCode(BANK_ACCOUNT_STATE_CODES[state])).toBe(state);
  for (const state of repaymentMachine.states) expect(repaymentStateOfCode(REPAYMENT_STATE_CODES[state])).toBe(state);
  for (const state of settlementMachine.states) expect(settlementStateOfCode(SETTLEMENT_STATE_CODES[state])).toBe(state);
  for (const state of noticeMachine.states) expect(noticeStateOfCode(NOTICE_STATE_CODES[state])).toBe(state);
});
