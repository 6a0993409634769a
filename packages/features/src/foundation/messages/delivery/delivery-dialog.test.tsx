import { contract, type RequestOf } from '@lianxin/api/contract';
import { disconnect, fail, refuse, reply, type MockReply } from '@lianxin/api/mock';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DEVELOPERS_NOTE, pageSaying } from '../../../platform/testing/our-words.ts';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { DeliveryDialog } from './delivery-dialog.tsx';

const example = contract.message.delivery.example.response;

function open(settings: Partial<typeof example> = {}, replies: readonly MockReply[] = []) {
  const saved: RequestOf<typeof contract.message.saveDelivery>[] = [];
  let closed = 0;
  const given = [
    reply(contract.message.delivery, { ...example, ...settings }),
    reply(contract.message.saveDelivery, (request) => {
      saved.push(request);
      return {};
    }),
  ];
  const rendered = renderScreen(<DeliveryDialog open onClose={() => (closed += 1)} />, {
    as: 'supplierOperator',
    replies: [...given, ...replies],
  });
  return { ...rendered, saved, closed: () => closed };
}

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

describe('delivery of messages', () => {
  it('saves types by channel and quiet hours', async () => {
    const { user, saved, closed } = open();
    expect((await box('待办消息发短信')).checked).toBe(true);
    await user.click(await box('结果消息发短信'));
    await user.click(await box('待办消息发邮件'));
    fireEvent.change(screen.getByLabelText('结束时间'), { target: { value: '07:30' } });
    await user.click(screen.getByRole('button', { name: '保存设置' }));
    await waitFor(() =>
      expect(saved).toEqual([{ smsTypes: ['task', 'due', 'result'], mailTypes: [], quiet: { from: '22:00', to: '07:30' } }]),
    );
    await waitFor(() => expect(closed()).toBe(1));
  });

  it('switches quiet hours', async () => {
    const { user, saved } = open({ quiet: null });
    const toggle = await screen.findByRole('switch', { name: '开启免打扰' });
    expect(screen.queryByLabelText('开始时间')).toBeNull();
    await user.click(toggle);
    expect(screen.getByLabelText<HTMLInputElement>('开始时间').value).toBe('22:00');
    await user.click(toggle);
    await user.click(screen.getByRole('button', { name: '保存设置' }));
    await waitFor(() => expect(saved[0]?.quiet).toBeNull());
  });

  it('sends mails only to a confirmed mailbox, confirmed by a code', async () => {
    const confirmed: string[] = [];
    const { user } = open({ mailAddress: null, mailTypes: [] }, [
      reply(contract.message.confirmMail, ({ address, code }) => {
        confirmed.push(`${address} ${code}`);
        return {};
      }),
    ]);
    expect((await box('待办消息发邮件')).disabled).toBe(true);
    const mailbox = screen.getByLabelText('邮箱地址');
    await user.type(mailbox, 'wang');
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(screen.getByText('输入的邮箱格式不正确！')).toBeDefined();
    await user.type(mailbox, '@example.com');
    await user.type(screen.getByLabelText('邮箱验证码'), '2048x16');
    await user.click(screen.getByRole('button', { name: '确认邮箱' }));
    await waitFor(() => expect(confirmed).toEqual(['wang@example.com 204816']));
  });

  it('reports a wrong code at its field', async () => {
    const { user } = open({ mailAddress: null }, [refuse(contract.message.confirmMail, 'CAPTCHA_WRONG')]);
    await user.type(await screen.findByLabelText('邮箱地址'), 'wang@example.com');
    await user.type(screen.getByLabelText('邮箱验证码'), '111111');
    await user.click(screen.getByRole('button', { name: '确认邮箱' }));
    expect(await screen.findByText('验证码错误')).toBeDefined();
  });

  it('reports a failure in our words at the field', async () => {
    const { user } = open({ mailAddress: null }, [disconnect(contract.message.confirmMail)]);
    await user.type(await screen.findByLabelText('邮箱地址'), 'wang@example.com');
    await user.type(screen.getByLabelText('邮箱验证码'), '111111');
    await user.click(screen.getByRole('button', { name: '确认邮箱' }));
    expect(await pageSaying('网络已断开，已填写的内容不会丢失，恢复后可再次提交。')).not.toMatch(DEVELOPERS_NOTE);
  });

  it('shows what the platform does not offer', async () => {
    open({ smsAvailable: false, mailAvailable: false, mailAddress: null });
    expect((await box('待办消息发短信')).disabled).toBe(true);
    expect(screen.getByText('本平台尚未开通短信。')).toBeDefined();
    expect(screen.getByText('本平台尚未开通邮件。')).toBeDefined();
  });

  it('keeps the input if saving fails, and offers a retry after a failed load', async () => {
    const first = open({}, [fail(contract.message.saveDelivery, 500)]);
    await first.user.click(await box('结果消息发短信'));
    await first.user.click(screen.getByRole('button', { name: '保存设置' }));
    await waitFor(() => expect(screen.getByRole('button', { name: '保存设置' }).hasAttribute('disabled')).toBe(false));
    expect([(await box('结果消息发短信')).checked, first.closed()]).toEqual([true, 0]);
    first.unmount();
    open({}, [fail(contract.message.delivery, 404)]);
    expect(await screen.findByText('设置没有加载出来')).toBeDefined();
  });
});
