import { contract } from '@lianxin/api/contract';
import { refuse, reply, type MockReply } from '@lianxin/api/mock';
import { useAction } from '@lianxin/api/react';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { people } from '../../testing/people.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const { account, session, transfer } = contract;

/** A form with an act on money. */
function Example() {
  const withdraw = useAction(transfer.withdraw, { quiet: true });
  const [reason, setReason] = useState('');
  const [outcome, setOutcome] = useState('');
  return (
    <>
      <label>
        原因
        <input value={reason} onChange={(event) => setReason(event.currentTarget.value)} />
      </label>
      <button
        type="button"
        onClick={() =>
          void withdraw
            .run({ ...transfer.withdraw.example.request, reason })
            .then((result) => setOutcome(result.ok ? 'done' : (result.error.refusal ?? result.error.kind)))
        }
      >
        撤回
      </button>
      <p>{outcome}</p>
    </>
  );
}

/** A platform that requires confirmation for acts on money. */
function platform(confirm: (request: unknown) => void = () => undefined) {
  let confirmed = false;
  const seen: unknown[] = [];
  const replies: MockReply[] = [
    reply(transfer.withdraw, (request) => {
      seen.push(request);
      return transfer.withdraw.example.response;
    }),
    { ...refuse(transfer.withdraw, 'STEP_UP_REQUIRED'), when: () => !confirmed },
    reply(session.confirm, (request) => {
      confirm(request);
      confirmed = true;
      return { validSeconds: 300 };
    }),
  ];
  return { replies, seen };
}

const begin = async (replies: readonly MockReply[], as = people.supplierOperator) => {
  const { user } = renderScreen(<Example />, { as, replies });
  await user.type(await screen.findByLabelText('原因'), '金额有误');
  await user.click(screen.getByRole('button', { name: '撤回' }));
  await screen.findByRole('dialog', { name: '确认是您本人' });
  return user;
};

describe('an act on money that needs confirmation', () => {
  it('waits for the code, and continues with its input', async () => {
    const confirm = vi.fn();
    const { replies, seen } = platform(confirm);
    const sendSms = vi.fn(() => account.sendSms.example.response);
    const user = await begin([...replies, reply(account.sendSms, sendSms)]);
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    await waitFor(() => expect(sendSms).toHaveBeenCalledWith({ purpose: 'stepUp' }));
    await user.type(screen.getByLabelText(/短信验证码/), '482913{Enter}');
    expect(await screen.findByText('done')).toBeDefined();
    expect(confirm).toHaveBeenCalledWith({ code: '482913' });
    expect(seen).toEqual([{ ...transfer.withdraw.example.request, reason: '金额有误' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('accepts the password instead', async () => {
    const confirm = vi.fn();
    const user = await begin(platform(confirm).replies);
    await user.click(screen.getByRole('button', { name: '收不到短信？改用登录密码' }));
    await user.type(screen.getByLabelText(/登录密码/), 'Lianxin@2026{Enter}');
    expect(await screen.findByText('done')).toBeDefined();
    expect(confirm).toHaveBeenCalledWith({ password: btoa('Lianxin@2026') });
  });

  it('is not done if cancelled, and keeps the input', async () => {
    const { replies, seen } = platform();
    const user = await begin(replies);
    await user.click(screen.getByRole('button', { name: '取消' }));
    expect(await screen.findByText('STEP_UP_REQUIRED')).toBeDefined();
    expect(seen).toEqual([]);
    expect(screen.getByLabelText('原因')).toHaveProperty('value', '金额有误');
  });

  it('reports a wrong or missing code at its field', async () => {
    const user = await begin([...platform().replies, refuse(session.confirm, 'CAPTCHA_WRONG')]);
    await user.click(screen.getByRole('button', { name: '确认并继续' }));
    expect(await screen.findByText('请输入验证码')).toBeDefined();
    await user.type(screen.getByLabelText(/短信验证码/), '000000{Enter}');
    expect(await screen.findByText('验证码错误')).toBeDefined();
    expect(screen.getByLabelText(/短信验证码/)).toHaveProperty('value', '');
  });

  it('offers no password to people from a partner', async () => {
    await begin(platform().replies, { ...people.supplierOperator, openedBy: 'yongYou' });
    expect(screen.queryByRole('button', { name: /改用登录密码/ })).toBeNull();
  });
});
