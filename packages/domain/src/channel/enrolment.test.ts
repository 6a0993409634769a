import { expect, test } from 'vitest';
import { ENROLMENT_EVENTS, ENROLMENT_STATES, enrolmentMachine, enrolmentSignatureText } from './enrolment.ts';

test('a lender decides once on an enrolment request', () => {
  expect(ENROLMENT_EVENTS.map((event) => enrolmentMachine.next('submitted', event))).toEqual(['signed', 'refused']);
  for (const state of ENROLMENT_STATES.filter((one) => one !== 'submitted'))
    expect([state, enrolmentMachine.eventsOf(state)]).toEqual([state, []]);
});

test('the signed text names the lender, the details disclosed to it and the signer', () => {
  const party = {
    enterpriseName: '恒信机电',
    creditCode: '91140000110057086C',
    address: '忻州|忻府',
    size: '小型企业',
    signerName: '刘芳',
  };
  expect(enrolmentSignatureText({ lenderName: '城市商业银行', ...party })).toBe(
    'LX-SIGN-4|enrolment|城市商业银行|恒信机电|91140000110057086C|忻州\\|忻府|小型企业|刘芳',
  );
});
