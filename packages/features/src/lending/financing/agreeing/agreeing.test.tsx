import { contract } from '@lianxin/api/contract';
import { refuse, reply, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { startStep } from '../../../platform/testing/applications/records.tsx';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { platformReplies, records, wholeFinancing } from '../financing.fixtures.ts';
import { RecordsScreen } from '../records/records-screen.tsx';

const open = (at: string, replies: readonly MockReply[] = []) =>
  renderScreen(<RecordsScreen />, {
    as: 'supplierOperator',
    at,
    places: ['financing.apply', 'financing.records'],
    replies: [...platformReplies, ...replies],
  });
const start = (user: UserEvent, name: string, title?: string) => startStep(user, '融资详情', name, title);

/** The same contract with a lender without a signing page. */
function signedHere() {
  const contracting = records.find(({ id }) => id === 'F6');
  if (!contracting) throw new Error('no contract is to be signed');
  return wholeFinancing({ ...contracting, channel: 12, lenderName: '建设银行' });
}

const signature = contract.signature.sign.example.response;

describe('signing the contract of a financing', () => {
  it('requires agreement before signing, and explains the next step', async () => {
    const signed = vi.fn(() => contract.financing.signContract.example.response);
    const prepared = vi.fn();
    const { user } = open('/?id=F6', [
      reply(contract.financing.get, signedHere()),
      reply(contract.signature.prepare, (request) => {
        prepared(request);
        return contract.signature.prepare.example.response;
      }),
      reply(contract.financing.signContract, signed),
    ]);
    const dialog = await start(user, '签约', '签署融资合同');
    const act = await dialog.findByRole('button', { name: '签署合同' });
    expect(act).toHaveProperty('disabled', true);
    expect(dialog.getByRole('button', { name: '融资协议 PDF' })).toBeDefined();
    await user.click(dialog.getByRole('checkbox'));
    await user.click(act);
    const signing = within(await screen.findByRole('dialog', { name: '签名确认' }));
    await user.type(await signing.findByLabelText(/PIN/, { selector: 'input' }), '123456');
    await user.click(signing.getByRole('button', { name: /签名并签约/ }));
    await waitFor(() => expect(signed).toHaveBeenCalledWith({ id: 'F6', version: 0, agreed: true, signature }));
    expect(prepared).toHaveBeenCalledWith({ act: 'financingContract', subjectId: 'F6', version: 0 });
    expect(await screen.findByText('RZ20261120-0006 已签署，等待审核岗确认')).toBeDefined();
    expect(screen.queryByRole('dialog', { name: '签署融资合同' })).toBeNull();
  });

  it('takes place on the lender’s own page if it has one', async () => {
    const { user } = open('/?id=F6');
    const dialog = await start(user, '签约', '签署融资合同');
    await user.click(await dialog.findByRole('button', { name: '获取签约页面' }));
    const link = await dialog.findByRole('link', { name: '打开工商银行签约页面' });
    expect(link.getAttribute('href')).toBe(contract.financing.signIcbc.example.response.url);
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(dialog.queryByRole('button', { name: '签署合同' })).toBeNull();
    await user.click(dialog.getByText('关闭', { selector: 'button' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '签署融资合同' })).toBeNull());
  });

  it('loads the contract when the dialog opens', async () => {
    const looks = vi.fn();
    const prepared = vi.fn(() => contract.signature.prepare.example.response);
    const { user } = open('/?id=F6', [
      reply(contract.financing.get, () => {
        looks();
        return { ...signedHere(), version: looks.mock.calls.length };
      }),
      reply(contract.signature.prepare, prepared),
    ]);
    const dialog = await start(user, '签约', '签署融资合同');
    await user.click(await dialog.findByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: '签署合同' }));
    await waitFor(() => expect(prepared).toHaveBeenCalledWith({ act: 'financingContract', subjectId: 'F6', version: 2 }));
  });

  it('returns the focus to the button that opened it', async () => {
    const { user } = open('/?id=F6');
    await start(user, '签约', '签署融资合同');
    await user.keyboard('{Escape}');
    const sheet = within(await screen.findByRole('dialog', { name: '融资详情' }));
    await waitFor(() => expect(document.activeElement).toBe(sheet.getByRole('button', { name: '签约' })));
  });
});

describe('answering the lender', () => {
  it('requires an answer, then sends it', async () => {
    const sent = vi.fn(() => contract.financing.supplement.example.response);
    const { user } = open('/?id=F5', [reply(contract.financing.supplement, sent)]);
    const dialog = await start(user, '补件', '融资补件');
    expect(await dialog.findByText('请补充本批设备的发运单')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: '提交补件' }));
    expect(await dialog.findByText('请填写此项')).toBeDefined();
    await user.type(dialog.getByRole('textbox', { name: /说明/ }), '发运单已补充');
    await user.click(dialog.getByRole('button', { name: '提交补件' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 'F5', version: 0, answer: '发运单已补充', attachments: [] }));
  });

  it('shows the refusal in the dialog', async () => {
    const { user } = open('/?id=F5', [refuse(contract.financing.supplement, 'ILLEGAL_STATE', { state: '待补件', act: '补件' })]);
    const dialog = await start(user, '补件', '融资补件');
    await user.type(await dialog.findByRole('textbox', { name: /说明/ }), '发运单已补充');
    await user.click(dialog.getByRole('button', { name: '提交补件' }));
    expect(await dialog.findByRole('alert')).toBeDefined();
  });
});

describe('the further step of a lender', () => {
  it('is a declaration and a contact for the factoring bank', async () => {
    const sent = vi.fn(() => contract.financing.executeAbc.example.response);
    const own = reply(contract.account.revealOwn, { mobile: '13900000002', mail: null, identityKind: null, identityNumber: null });
    const { user } = open('/?id=F3', [reply(contract.financing.executeAbc, sent), own]);
    expect(await screen.findByRole('img', { name: '第 2 步，共 7 步：补充步骤' })).toBeDefined();
    const dialog = await start(user, '资金方补充步骤');
    const filled = async (name: RegExp, value: string) =>
      waitFor(() => expect(dialog.getByRole<HTMLInputElement>('textbox', { name }).value).toBe(value));
    await filled(/联系人手机/, '13900000002');
    await filled(/^联系人(?!手机)/, '王建国');
    await user.click(dialog.getByRole('button', { name: '提交资金方' }));
    expect(await dialog.findByText('请先阅读并同意协议')).toBeDefined();
    await user.click(dialog.getByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: '提交资金方' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        id: 'F3',
        version: 0,
        declaresAssignable: true,
        contactName: '王建国',
        contactMobile: '13900000002',
      }),
    );
  });

  it('is the number of the holder for the Bank of Communications', async () => {
    const sent = vi.fn(() => contract.financing.executeBcm.example.response);
    const [, , waiting] = records;
    if (!waiting) throw new Error('no application waits for its lender');
    const { user } = open('/?id=F3', [
      reply(contract.financing.get, wholeFinancing({ ...waiting, channel: 4, lenderName: '交通银行' })),
      reply(contract.financing.executeBcm, sent),
    ]);
    const dialog = await start(user, '资金方补充步骤');
    await user.type(await dialog.findByRole('textbox', { name: /客户号/ }), '301201104712');
    await user.click(dialog.getByRole('button', { name: '提交资金方' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 'F3', version: 0, customerNumber: '301201104712' }));
  });
});
