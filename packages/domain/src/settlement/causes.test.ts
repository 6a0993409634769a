import { describe, expect, test } from 'vitest';
import { messageText } from '../message/message-text.ts';
import { refusalMessage } from '../refusal.ts';
import { causeIn, NO_RECEIVING_ACCOUNT, unpaidCause } from './causes.ts';

describe('a cause that was kept as text', () => {
  test.each([
    ['付款账户余额不足', 'The paying account does not hold enough money'],
    ['收款账户状态异常', 'The receiving account is not in a normal state'],
    [NO_RECEIVING_ACCOUNT, 'No usable receiving account'],
    [unpaidCause('LX20260520000001117'), 'Voucher LX20260520000001117 was not paid when due'],
  ])('%s reads in English, and stays as it is in Chinese', (kept, english) => {
    expect([causeIn(kept, 'en'), causeIn(kept, 'zh')]).toEqual([english, kept]);
  });

  test.each(['司法冻结', 'constructor', '凭证到期未付，另有诉讼'])('%s stays as a bank or a person said it', (said) => {
    expect(causeIn(said, 'en')).toBe(said);
  });

  test('reads in English within a message and a refusal', () => {
    const reason = unpaidCause('LX1');
    expect(messageText('issuingSuspended', { reason }, 'en')?.content).toContain('Reason: Voucher LX1 was not paid when due.');
    expect(messageText('issuingSuspended', { reason }, 'zh')?.content).toContain('原因：凭证 LX1 到期未付。');
    expect(refusalMessage('ISSUER_SUSPENDED', 'en', { reason })).toBe('The issuer is suspended: Voucher LX1 was not paid when due');
  });
});
