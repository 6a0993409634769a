import { contract, type RequestOf } from '@lianxin/api/contract';
import { fail, ids, refuse, reply, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { pageOf } from '../../../platform/testing/world/example.ts';
import { everyone, pageOfStaff, staffed, staffInvitations, staffPeople } from '../staffing.fixtures.ts';
import { PeopleScreen } from './people-screen.tsx';

const { staff } = contract;

const open = (replies: readonly MockReply[] = [], at = '/') =>
  renderScreen(<PeopleScreen />, { as: 'supplierAdministrator', at, replies: [staffed(everyone), ...replies] });

const rowOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest('tr');
  if (!row) throw new Error(`${name} is in no row`);
  return within(row);
};

describe('the members', () => {
  it('lists everybody with role, certificate, state and last sign-in, with masked numbers', async () => {
    open();
    const row = await rowOf('王建国');
    for (const text of ['经办岗', '139****0005', '140***********0054', '在岗', '2026-11-19 17:31'])
      expect(row.getByText(text)).toBeDefined();
    expect(row.getByText('SM2-U0005', { exact: false })).toBeDefined();
    expect((await rowOf('李娜')).getByText('待设密码')).toBeDefined();
    expect((await rowOf('李娜')).getByText('从未登录')).toBeDefined();
  });

  it('offers no acts on oneself, and only restoring for a frozen position', async () => {
    open();
    expect((await rowOf('陈国梁')).queryAllByRole('button')).toEqual([]);
    expect((await rowOf('赵启明')).getAllByRole('button').map((button) => button.textContent)).toEqual(['恢复']);
  });

  it('shows a person’s certificates, and unbinds one with a reason', async () => {
    const unbound = vi.fn(() => ({}));
    const { user } = open([reply(contract.signature.unbindCertificate, unbound)]);
    const reviewer = await rowOf('李文慧');
    const direct = reviewer.queryByRole('button', { name: '证书 1 张' });
    if (direct) await user.click(direct);
    else {
      await user.click(reviewer.getByRole('button', { name: /更多/ }));
      await user.click(await screen.findByRole('menuitem', { name: '证书 1 张' }));
    }
    // It ends in the first hour of the last day of 2029 in Shanghai.
    expect(await screen.findByText(/UKEY-0002 · 至 2029-12-31/)).toBeDefined();
    await user.click(await screen.findByRole('button', { name: '解绑 UKEY-0002' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'UKey 遗失' }));
    await user.click(dialog.getByRole('button', { name: '解绑' }));
    await waitFor(() => expect(unbound).toHaveBeenCalledWith({ serial: 'UKEY-0002', userId: 'U0006', reason: 'UKey 遗失' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('reports a missing role', async () => {
    open([staffed([staffPeople.administrator])]);
    expect(await screen.findByText('还没有在岗的经办岗')).toBeDefined();
  });

  it('shows the server’s counts, whatever the page', async () => {
    open([
      reply(staff.list, (request) => ({ ...pageOfStaff(everyone, request), total: 141, stateCounts: { operator: 130, reviewer: 11 } })),
    ]);
    expect(await screen.findByRole('radio', { name: /^经办岗\s*130$/ })).toBeDefined();
    expect(screen.getByRole('radio', { name: /^审核岗\s*11$/ })).toBeDefined();
    expect(screen.queryByText(/还没有在岗的/)).toBeNull();
  });

  it('requests role, state and name from the address', async () => {
    const asked: RequestOf<typeof staff.list>[] = [];
    open(
      [
        reply(staff.list, (request) => {
          asked.push(request);
          return pageOfStaff([]);
        }),
      ],
      '/?role=02&state=frozen&search=赵',
    );
    expect(await screen.findByText('没有符合条件的人员')).toBeDefined();
    expect(asked).toContainEqual(expect.objectContaining({ role: 'reviewer', state: 'frozen', search: '赵' }));
  });

  it.each([
    ['李文慧', '转为经办岗', staff.changeRole, { userId: 'U0006', version: 0, role: 'operator' }],
    ['李文慧', '重置密码', staff.resetPassword, { userId: 'U0006', version: 0 }],
    ['李文慧', '冻结', staff.freeze, { userId: 'U0006', version: 0 }],
    ['赵启明', '恢复', staff.unfreeze, { userId: 'U0102', version: 0 }],
  ] as const)('%s: %s is done after a confirmation of its consequence', async (name, verb, endpoint, wanted) => {
    const done = vi.fn(() => staffPeople.reviewer);
    const { user } = open([reply(endpoint, done)]);
    await user.click((await rowOf(name)).getByRole('button', { name: verb }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain(name);
    await user.click(within(dialog).getByRole('button', { name: verb }));
    await waitFor(() => expect(done).toHaveBeenCalledWith(wanted));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('leads to handing over unfinished work', async () => {
    const handed = vi.fn(() => staffPeople.operator.openItems);
    const { user } = open([
      refuse(staff.freeze, 'STAFF_OPEN_ITEMS', {
        name: '王建国',
        issuances: 0,
        transfers: 2,
        drafts: 1,
        financings: 0,
        financingDrafts: 0,
        pledges: 0,
        pledgeDrafts: 0,
      }),
      reply(staff.transferDuties, handed),
    ]);
    await user.click((await rowOf('王建国')).getByRole('button', { name: '冻结' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '冻结' }));
    const dialog = await screen.findByRole('dialog', { name: '移交王建国的业务' });
    expect(within(dialog).getByText('2 笔')).toBeDefined();
    await user.click(within(dialog).getByRole('combobox', { name: /移交给/ }));
    await user.click(await screen.findByRole('option', { name: /李娜/ }));
    await user.click(within(dialog).getByRole('button', { name: '移交' }));
    await waitFor(() => expect(handed).toHaveBeenCalledWith({ userId: 'U0005', toUserId: 'U0101' }));
    expect(await screen.findByText('王建国的业务已移交给李娜')).toBeDefined();
  });

  it('searches a successor on the server', async () => {
    const crowd = Array.from({ length: 60 }, (_, index) => ({
      ...staffPeople.operator,
      userId: ids.user(`U9${index}`),
      displayName: `同事${index + 1}`,
    }));
    const handed = vi.fn(() => staffPeople.operator.openItems);
    const { user } = open([
      reply(staff.list, (request) => {
        const page = pageOfStaff([staffPeople.operator, ...crowd, staffPeople.second], request);
        return { ...page, list: page.list.slice(0, request.pageSize) };
      }),
      reply(staff.transferDuties, handed),
    ]);
    await user.click((await rowOf('王建国')).getByRole('button', { name: '移交 3 笔' }));
    const dialog = await screen.findByRole('dialog', { name: '移交王建国的业务' });
    await user.click(await within(dialog).findByRole('combobox', { name: /移交给/ }));
    expect((await screen.findByRole('option', { name: /王建国/ })).getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('option', { name: /李娜/ })).toBeNull();
    await user.type(screen.getByRole('combobox', { name: '姓名或用户名' }), '李娜');
    await user.click(await screen.findByRole('option', { name: /李娜/ }));
    await user.click(within(dialog).getByRole('button', { name: '移交' }));
    await waitFor(() => expect(handed).toHaveBeenCalledWith({ userId: 'U0005', toUserId: 'U0101' }));
    expect(await screen.findByText('王建国的业务已移交给李娜')).toBeDefined();
  });

  it('reports that there is no other operator', async () => {
    const { user } = open([staffed([staffPeople.operator, staffPeople.reviewer])]);
    await user.click((await rowOf('王建国')).getByRole('button', { name: '移交 3 笔' }));
    const dialog = within(await screen.findByRole('dialog', { name: '移交王建国的业务' }));
    expect(await dialog.findByText('没有其他在岗的经办岗可以接手，请先添加一位。')).toBeDefined();
    expect(dialog.getByRole('button', { name: '移交' })).toHaveProperty('disabled', true);
  });

  it('offers a retry after a failure', async () => {
    open([fail(staff.list, 500)]);
    expect(await screen.findByRole('button', { name: '重试' })).toBeDefined();
  });
});

describe('adding a member', () => {
  const fill = async (user: ReturnType<typeof renderScreen>['user']) => {
    await user.click(await screen.findByRole('button', { name: '添加人员' }));
    const dialog = within(await screen.findByRole('dialog', { name: '添加岗位人员' }));
    await user.type(dialog.getByLabelText('姓名'), '李娜');
    await user.type(dialog.getByLabelText('身份证号'), '11010519491231002x');
    await user.click(dialog.getByRole('radio', { name: '审核岗' }));
    await user.type(dialog.getByLabelText('手机号码'), '13812345678');
    return dialog;
  };

  it('sends an invitation without a code, and shows its expiry', async () => {
    const invited = vi.fn(() => staff.invite.example.response);
    const { user } = open([reply(staff.invite, invited)]);
    const dialog = await fill(user);
    expect(dialog.queryByLabelText(/验证码/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: '发送邀请' }));
    expect(await dialog.findByText('邀请短信已发给李娜（138****5678），2026-11-23 10:00 前有效。')).toBeDefined();
    expect(dialog.getByText(/确认信息后即成为本企业的审核岗，不需要向您提供验证码/)).toBeDefined();
    expect(invited).toHaveBeenCalledWith({
      mobile: '13812345678',
      displayName: '李娜',
      identityKind: 'identityCard',
      identityNumber: '11010519491231002X',
      role: 'reviewer',
    });
  });

  it('keeps the input if the SMS could not be sent', async () => {
    const { user } = open([refuse(staff.invite, 'SMS_NOT_SENT')]);
    const dialog = await fill(user);
    await user.click(dialog.getByRole('button', { name: '发送邀请' }));
    expect(await dialog.findByText('短信发送失败，请稍后再试')).toBeDefined();
    expect(dialog.getByLabelText('姓名')).toHaveProperty('value', '李娜');
  });

  it('reports missing and wrong input at its field', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '添加人员' }));
    const dialog = within(await screen.findByRole('dialog', { name: '添加岗位人员' }));
    await user.type(dialog.getByLabelText('身份证号'), '110105194912310021');
    await user.click(dialog.getByRole('button', { name: '发送邀请' }));
    expect(await dialog.findByText('证件号码不正确')).toBeDefined();
    expect(dialog.getByText('请输入手机号码！')).toBeDefined();
  });
});

describe('invitations', () => {
  const itemOf = async (name: string) => {
    const panel = within(await screen.findByRole('region', { name: '岗位邀请' }));
    const item = (await panel.findByText(name)).closest('li');
    if (!item) throw new Error(`${name} is in no item`);
    return within(item);
  };
  const invited = reply(staff.invitations, pageOf(staffInvitations));

  it('are listed with role, masked mobile and state; open ones with expiry and acts', async () => {
    open([invited]);
    const waiting = await itemOf('李娜');
    for (const text of ['审核岗', '138****5678', '待对方确认', '有效至 2026-11-23 10:00']) expect(waiting.getByText(text)).toBeDefined();
    expect(waiting.getAllByRole('button').map((button) => button.textContent)).toEqual(['重新发送', '取消邀请']);
    for (const [name, state] of [
      ['吴敏', '已拒绝'],
      ['钱宁', '已过期'],
    ] as const) {
      const item = await itemOf(name);
      expect(item.getByText(state)).toBeDefined();
      expect(item.queryAllByRole('button')).toEqual([]);
    }
  });

  it('that could not be confirmed only show that the details need checking', async () => {
    open([invited]);
    const item = await itemOf('郑涛');
    expect(item.getByText('待核对信息')).toBeDefined();
    expect(item.getByText('对方无法确认信息，请核对姓名、证件号码和手机号码后重新邀请')).toBeDefined();
  });

  it.each([
    ['重新发送', staff.resendInvitation, '邀请已重新发送'],
    ['取消邀请', staff.cancelInvitation, '邀请已取消'],
  ] as const)('are changed by %s after a confirmation', async (verb, endpoint, said) => {
    const done = vi.fn(() => endpoint.example.response);
    const { user } = open([invited, reply(endpoint, done)]);
    await user.click((await itemOf('李娜')).getByRole('button', { name: verb }));
    const question = await screen.findByRole('alertdialog', { name: /邀请/ });
    expect(question.textContent).toContain('李娜 · 138****5678');
    await user.click(within(question).getByRole('button', { name: verb }));
    expect(await screen.findByText(said)).toBeDefined();
    expect(done).toHaveBeenCalledWith({ id: 'ST0' });
  });

  it('are hidden if there are none', async () => {
    open();
    await rowOf('王建国');
    expect(screen.queryByRole('region', { name: '岗位邀请' })).toBeNull();
  });
});
