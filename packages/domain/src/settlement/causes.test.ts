import { describe, expect, test } from 'vitest';
import { messageText } from '../message/message-text.ts';
import { refusalMessage } from '../refusal.ts';
import { causeIn, NO_RECEIVING_ACCOUNT, unpaidCause } from './causes.ts';

describe('a cause stored as Chinese text', () => {
  test.each([
    ['付款账户余额不足', 'The paying account does not hold enough money'],
    ['收款账户状态异常', 'The receiving account is not in a normal state'],
    [NO_RECEIVING_ACCOUNT, 'No usable receiving account'],
    [unpaidCause('LX20260520000001117'), 'Voucher LX20260520000001117 was not paid when due'],
  ])('%s is translated to English and unchanged in Chinese', (stored, english) => {
    expect([causeIn(stored, 'en'), causeIn(stored, 'zh')]).toEqual([english, stored]);
  });

  test.each(['司法冻结', 'constructor', '凭证到期未付，另有诉讼'])('%s, written by a bank or a person, is unchanged', (text) => {
    expect(causeIn(text, 'en')).toBe(text);
  });

  test('is translated within a message and a refusal', () => {
    const reason = unpaidCause('LX1');
    expect(messageText('issuingSuspended', { reason }, 'en')?.content).toContain('Reason: Voucher LX1 was not paid when due.');
    expect(messageText('issuingSuspended', { reason }, 'zh')?.content).toContain('原因：凭证 LX1 到期未付。');
    expect(refusalMessage('ISSUER_SUSPENDED', 'en', { reason })).toBe('The issuer is suspended: Voucher LX1 was not paid when due');
  });
});
