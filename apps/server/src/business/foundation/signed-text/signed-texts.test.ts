import { fen } from '@lianxin/domain';
import { expect, test } from 'vitest';
import { day } from '../../../testing/acting.ts';
import { signForText } from './signed-texts.ts';

const act = {
  voucherNumber: 'LX1-01',
  issuerName: '晋北煤业',
  recipientName: '云岭物流',
  amount: fen(100_000_050n),
  dueOn: day('2027-05-14'),
  account: { accountName: '云岭物流', accountNumber: '6222 0204 0200 1234 567', bankName: '工商银行' },
};
const receivingAccount = { code: 'receivingAccount', value: '云岭物流　工商银行　6222 0204 0200 1234 567' };

test('a voucher from its issuer is accepted without a sender, with every element shown', () => {
  expect(signForText('sign', act)).toEqual({
    text: 'LX-SIGN-4|signFor|sign|LX1-01||晋北煤业||云岭物流|1000000.50|2027-05-14|6222020402001234567|云岭物流|工商银行',
    elements: [
      { code: 'voucherNumber', value: 'LX1-01' },
      { code: 'issuerName', value: '晋北煤业' },
      { code: 'recipientName', value: '云岭物流' },
      { code: 'amount', value: '1000000.50' },
      { code: 'dueOn', value: '2027-05-14' },
      receivingAccount,
    ],
  });
});

test('a voucher by transfer names transfer and sender', () => {
  const { text, elements } = signForText('confirm', { ...act, transfer: { transferNumber: 'ZR1', senderName: '恒信机电' } });
  expect(text).toBe(
    'LX-SIGN-4|signFor|confirm|LX1-01|ZR1|晋北煤业|恒信机电|云岭物流|1000000.50|2027-05-14|6222020402001234567|云岭物流|工商银行',
  );
  expect(elements).toContainEqual({ code: 'transferNumber', value: 'ZR1' });
  expect(elements).toContainEqual({ code: 'senderName', value: '恒信机电' });
});
