import { contract } from '@lianxin/api/contract';
import { fail, refuse, reply, type MockReply } from '@lianxin/api/mock';
import { STAFF_INVITATION_STATES } from '@lianxin/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { accountDocuments } from '../staffing.fixtures.ts';
import { InvitationScreen } from './invitation-screen.tsx';

const { staff, documents } = contract;
const { token } = staff.invitation.example.request;
const waiting = staff.invitation.example.response ?? expect.fail('the contract has no example of it');

const open = (replies: readonly MockReply[] = [], at = `/position-invitation?invite=${token}`) =>
  renderScreen(<InvitationScreen />, { at, replies: [reply(documents.list, accountDocuments), ...replies] });

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function fillPassword(user: ReturnType<typeof renderScreen>['user']): Promise<void> {
  await user.type(screen.getByLabelText('设置登录密码'), 'Lianxin@2026');
  await user.type(screen.getByLabelText('确认密码'), 'Lianxin@2026');
  for (const box of await screen.findAllByRole('checkbox')) await user.click(box);
}

describe('an open invitation', () => {
  it('shows enterprise, position, inviter, invitee and expiry', async () => {
    open();
    expect(await heading('恒信机电设备有限公司邀请您担任审核岗')).toBeDefined();
    for (const text of ['陈国梁', '李* · 138****5678', '2026-11-23 10:00']) expect(screen.getByText(text)).toBeDefined();
  });

  it('is accepted by a new person with password, consents and the end of the identity number', async () => {
    const accepted = vi.fn(() => staff.acceptInvitation.example.response);
    const { user } = open([reply(staff.acceptInvitation, accepted)]);
    await user.type(await screen.findByLabelText('证件号码后 6 位'), '31002x');
    await fillPassword(user);
    await user.click(screen.getByRole('button', { name: '接受邀请' }));
    expect(await heading('您已加入恒信机电设备有限公司')).toBeDefined();
    expect(screen.getByText('用户名是 13812345678，请用刚设置的密码登录。')).toBeDefined();
    expect(screen.getByRole('link', { name: '去登录' }).getAttribute('href')).toContain('access.signIn');
    expect(accepted).toHaveBeenCalledWith({
      token,
      identityTail: '31002X',
      password: btoa('Lianxin@2026'),
      consents: [
        { id: 'userAgreement', version: expect.any(String) },
        { id: 'privacyPolicy', version: expect.any(String) },
      ],
    });
  });

  it('asks people with an account for no password, and leads them to sign in', async () => {
    const accepted = vi.fn(() => ({ outcome: 'accepted' as const, userName: 'tier2-op', isNew: false }));
    const { user } = open([reply(staff.invitation, { ...waiting, hasAccount: true }), reply(staff.acceptInvitation, accepted)]);
    await user.type(await screen.findByLabelText('证件号码后 6 位'), '310021');
    expect(screen.queryByLabelText('设置登录密码')).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: '接受邀请' }));
    expect(await screen.findByText('请用原有账号 tier2-op 登录，在右上角切换到该企业。')).toBeDefined();
    expect(accepted).toHaveBeenCalledWith({ token, identityTail: '310021' });
  });

  it.each([
    ['displayName', /姓名与您的账号登记的姓名不一致/],
    ['identityNumber', /证件号码与您的账号登记的证件号码不一致/],
    ['position', /同一人不可兼任两个岗位/],
  ] as const)('tells the person what to do if the %s differs', async (differs, words) => {
    const { user } = open([
      reply(staff.invitation, { ...waiting, hasAccount: true }),
      reply(staff.acceptInvitation, { outcome: 'unconfirmed', differs }),
    ]);
    await user.type(await screen.findByLabelText('证件号码后 6 位'), '310021');
    await user.click(screen.getByRole('button', { name: '接受邀请' }));
    expect(await heading('暂时不能接受邀请')).toBeDefined();
    expect(screen.getByText(words)).toBeDefined();
    expect(screen.getByText(/请联系陈国梁说明/)).toBeDefined();
  });

  it('reports missing and wrong input at its field, and keeps it', async () => {
    const { user } = open([
      refuse(staff.acceptInvitation, 'VALIDATION', {
        fields: [{ path: 'identityTail', message: '与管理岗填写的不一致，还可以再试 4 次' }],
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: '接受邀请' }));
    expect(await screen.findByText('请先阅读并同意协议')).toBeDefined();
    await user.type(screen.getByLabelText('证件号码后 6 位'), '123456');
    await fillPassword(user);
    await user.click(screen.getByRole('button', { name: '接受邀请' }));
    expect(await screen.findByText('与管理岗填写的不一致，还可以再试 4 次')).toBeDefined();
    expect(screen.getByLabelText('设置登录密码')).toHaveProperty('value', 'Lianxin@2026');
  });

  it.each([
    ['拒绝邀请', '拒绝邀请', 'unwilling', 'refused', '您已拒绝邀请'],
    ['信息不符', '请管理岗核对', 'wrongDetails', 'unconfirmed', '已请管理岗核对信息'],
  ] as const)('is %s after a confirmation, and the page shows that', async (verb, confirm, why, state, title) => {
    let now: typeof waiting = waiting;
    const refused = vi.fn(() => {
      now = { ...waiting, state };
      return {};
    });
    const { user } = open([reply(staff.invitation, () => now), reply(staff.refuseInvitation, refused)]);
    await user.click(await screen.findByRole('button', { name: verb }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('链接随即失效');
    await user.click(within(question).getByRole('button', { name: confirm }));
    expect(await heading(title)).toBeDefined();
    await waitFor(() => expect(refused).toHaveBeenCalledWith({ token, why }));
  });
});

describe('a closed invitation', () => {
  const TITLES = {
    accepted: '您已接受邀请',
    refused: '您已拒绝邀请',
    unconfirmed: '已请管理岗核对信息',
    cancelled: '邀请已取消',
    expired: '邀请已过期',
  };
  it.each(Object.entries(TITLES))('shows that it is %s', async (state, title) => {
    const ended = STAFF_INVITATION_STATES.find((one) => one === state) ?? expect.fail('no such state');
    open([reply(staff.invitation, { ...waiting, state: ended })]);
    expect(await heading(title)).toBeDefined();
    expect(screen.queryByRole('button', { name: '接受邀请' })).toBeNull();
  });

  it('covers every final state', () => {
    expect(Object.keys(TITLES)).toEqual(STAFF_INVITATION_STATES.filter((state) => state !== 'waiting'));
  });

  it.each([
    ['an unknown link', `/position-invitation?invite=${token}`],
    ['no link', '/position-invitation'],
  ])('reports %s', async (_what, at) => {
    open([reply(staff.invitation, null)], at);
    expect(await heading('链接无效')).toBeDefined();
  });

  it('offers a retry after a failure', async () => {
    open([fail(staff.invitation, 500)]);
    expect(await screen.findByRole('button', { name: '重试' })).toBeDefined();
  });
});
