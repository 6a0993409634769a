import { messageOf } from '@lianxin/domain';
import { expect, test } from 'vitest';
import { decisionSms, mailText, smsText } from './delivered-text.ts';

const text = { title: 'A fee is to be paid', content: 'To be paid: USB key.' };

test('a decision on a registration is in the person’s language, with the original reason', () => {
  const rejected = messageOf('registrationRejected', { reason: '授权书未盖章' });
  expect(decisionSms(rejected, 'zh')).toBe('企业注册审核未通过。原因：授权书未盖章。请登录后修改并重新提交');
  expect(decisionSms(rejected, 'en')).toBe('Registration rejected. Reason: 授权书未盖章. Sign in, correct it and submit it again');
});

test('a long text message is cut, and still tells where to continue', () => {
  const long = smsText({ ...text, content: 'x'.repeat(300) }, 'en');
  expect(long).toMatch(/^A fee is to be paid: x+… Sign in to see it\.$/);
  expect(long.length).toBeLessThan(170);
});

test('a mail links to its message if the address is known', () => {
  const facts = { ...text, enterpriseName: '恒信机电设备有限公司', link: 'https://lianxin.example/#/m' };
  expect(mailText(facts, 'en')).toEqual({
    subject: 'A fee is to be paid',
    text: expect.stringContaining('\nSee it: https://lianxin.example/#/m\n'),
  });
  expect(mailText({ ...facts, link: undefined }, 'zh').text).not.toContain('查看');
});
