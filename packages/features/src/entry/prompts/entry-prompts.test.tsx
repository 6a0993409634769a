import { contract, FeeItemId, type FeeItem, type User } from '@lianxin/api/contract';
import { delay, fail, refuse, reply, type MockReply } from '@lianxin/api/mock';
import { fen } from '@lianxin/domain';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useNavigate } from 'react-router-dom';
import { people } from '../../platform/testing/index.ts';
import { network } from '../../platform/testing/network.ts';
import { renderScreen } from '../../platform/testing/render-screen.tsx';
import { EntryPrompts, PROMPT_DELAY_MS, type EntryPromptsProps } from './entry-prompts.tsx';

const fee = (id: string, changes: Partial<FeeItem> = {}): FeeItem => ({
  id: FeeItemId.parse(id),
  kind: 'service',
  amount: fen(50_000n),
  agreementUrl: '/agreements/platformServiceAgreement',
  summary: `费用${id}`,
  mandatory: 0,
  returnReason: null,
  ...changes,
});
const ukey = fee('U', { kind: 'ukey', amount: fen(20_000n), agreementUrl: null, summary: 'UKey 年费', mandatory: 1 });
const service = fee('S');
const evidence = fee('E', { amount: fen(120_000n) });

const person = (changes: Partial<User>): User => ({ ...people.supplierOperator, ...changes });
const owing = (...pendingFees: FeeItem[]) => person({ pendingFees });
const unsigned = person({ ...people.supplierAdministrator, agreementFile: null });

function Elsewhere() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate('/elsewhere')}>
      到别处
    </button>
  );
}

interface Shown {
  readonly as: User;
  readonly row?: EntryPromptsProps['row'];
  readonly replies?: readonly MockReply[];
}

/** Renders the page. */
function arrive({ as, row = {}, replies = [] }: Shown) {
  const onReload = vi.fn();
  const onSignOut = vi.fn();
  const result = renderScreen(
    <>
      <EntryPrompts row={row} onReload={onReload} onSignOut={onSignOut} />
      <Elsewhere />
    </>,
    { as, replies: [reply(contract.documents.get, ({ id }) => ({ ...contract.documents.get.example.response, id })), ...replies] },
  );
  return { ...result, onReload, onSignOut };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Waits for a real condition while fake timers are active. */
const until = async (come: () => boolean) => {
  while (!come()) await act(() => new Promise<void>((resolve) => setImmediate(resolve)));
};
/** Opens both documents; short ones count as read at once. */
const readBoth = async (user: ReturnType<typeof arrive>['user']) => {
  for (const tab of screen.getAllByRole('tab')) {
    await user.click(tab);
    await within(tab).findByText('已读');
  }
};
const standStill = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
/** Advances past the delay of prompts. */
const settle = async () => {
  await pass(0);
  await pass(PROMPT_DELAY_MS);
  vi.useRealTimers();
};

/** Renders the page with its prompts. */
async function show(shown: Shown) {
  standStill();
  const page = arrive(shown);
  await settle();
  return page;
}

/** The dialog over the page. */
const dialog = (name: string) => screen.findByRole('dialog', { name });

beforeEach(() => sessionStorage.clear());
afterEach(() => void vi.useRealTimers());

describe('the status overlay', () => {
  it('shows the time of submission during review; its button signs out to start over', async () => {
    let signedOut = 0;
    const { user, onReload } = await show({
      as: person({ ...people.supplierAdministrator, status: 0 }),
      replies: [reply(contract.account.logout, () => ((signedOut += 1), {}))],
    });
    const overlay = await screen.findByRole('alertdialog', { name: '请等待审核' });
    expect(await within(overlay).findByText('提交时间 2026-11-18 11:20')).toBeDefined();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBe(overlay);
    expect(within(overlay).getAllByRole('button')).toHaveLength(1);
    expect(within(overlay).getByRole('link').getAttribute('href')).toMatch(/^tel:/);
    await user.click(within(overlay).getByRole('button', { name: '重新登录' }));
    await waitFor(() => expect(onReload).toHaveBeenCalledOnce());
    expect(signedOut).toBe(1);
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/place/access.signIn'));
  });

  it.each([2, 4])('shows at status %i that the review failed and why; its button opens the form', async (status) => {
    const { user } = await show({ as: person({ status, rejectionReason: '营业执照影像不清晰' }) });
    const overlay = await screen.findByRole('alertdialog', { name: '审核未通过' });
    expect(overlay.textContent).toContain('原因：营业执照影像不清晰');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: '修改资料' }));
    expect(screen.getByTestId('address').textContent).toBe('/place/registration.resubmit');
  });

  it('precedes agreement and fees', async () => {
    await show({ as: person({ status: 2, agreementFile: null, pendingFees: [ukey] }) });
    expect(await screen.findByRole('alertdialog', { name: '审核未通过' })).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('appears after exactly half a second', async () => {
    standStill();
    arrive({ as: person({ status: 2 }) });
    await pass(0);
    await pass(499);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await pass(1);
    expect(screen.getByRole('alertdialog', { name: '审核未通过' })).toBeDefined();
  });
});

describe('the supplementary agreement', () => {
  it('is signed by an administrator after ticking, and the page is reloaded', async () => {
    const sign = vi.fn(() => contract.enterprise.signAgreement.example.response);
    const { user, onReload } = await show({ as: unsigned, replies: [reply(contract.enterprise.signAgreement, sign)] });
    await dialog('签署补充协议');
    const button = screen.getByRole('button', { name: '签署协议' });
    await readBoth(user);
    expect(button).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('checkbox', { name: /已阅读并同意上述两份协议/ }));
    await user.click(button);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '去签名' }));
    await user.type(await screen.findByLabelText(/PIN/), '123456{Enter}');
    await waitFor(() => expect(onReload).toHaveBeenCalledOnce());
    expect(sign).toHaveBeenCalledWith({ signature: contract.signature.sign.example.response });
  });

  it('requires reading both documents to the end, with the number left', async () => {
    const { user } = await show({ as: unsigned });
    await dialog('签署补充协议');
    await user.click(screen.getByRole('checkbox', { name: /已阅读并同意上述两份协议/ }));
    const held = { name: '签署协议', description: '还有 1 份协议没有读完，读到末尾才能签署' };
    expect(await screen.findByRole('button', held)).toHaveProperty('disabled', true);
    await readBoth(user);
    expect(screen.getByRole('button', { name: '签署协议', description: '' })).toHaveProperty('disabled', false);
  });

  it('does not require reading again what was agreed to on registration', async () => {
    const { enterpriseName } = unsigned;
    const given = { id: 'authorisationLetter', version: '1.0', enterpriseName, agreedAt: '2026-11-18T11:20:00+08:00' } as const;
    const inForce = contract.documents.list.example.response.map((one) => ({ ...one, id: given.id, version: given.version }));
    const { user } = await show({
      as: unsigned,
      replies: [
        reply(contract.account.consents, { ...contract.account.consents.example.response, list: [given] }),
        reply(contract.documents.list, inForce),
      ],
    });
    await dialog('签署补充协议');
    expect(await screen.findByRole('tab', { name: /此前已同意/ })).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: /已阅读并同意上述两份协议/ }));
    expect(await screen.findByRole('button', { name: '签署协议', description: '' })).toHaveProperty('disabled', false);
  });

  it.each([
    ['before the PIN', contract.signature.prepare],
    ['once more when the confirmation ran out, and keeps the signature', contract.enterprise.signAgreement],
  ] as const)('asks for the password after an old sign-in %s', async (_when, endpoint) => {
    const sign = vi.fn(() => contract.enterprise.signAgreement.example.response);
    const confirm = vi.fn(() => contract.session.confirm.example.response);
    const isFirst = endpoint === contract.signature.prepare;
    const first = { ...refuse(endpoint, 'REAUTHENTICATION_REQUIRED'), when: () => confirm.mock.calls.length === 0 };
    const { user, onReload } = await show({
      as: unsigned,
      replies: [reply(contract.enterprise.signAgreement, sign), reply(contract.session.confirm, confirm), first],
    });
    const typePin = async () => user.type(await screen.findByLabelText(/PIN/), '123456{Enter}');
    await dialog('签署补充协议');
    await readBoth(user);
    await user.click(screen.getByRole('checkbox', { name: /已阅读并同意上述两份协议/ }));
    await user.click(screen.getByRole('button', { name: '签署协议' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '去签名' }));
    if (!isFirst) await typePin();
    const question = within(await screen.findByRole('alertdialog', { name: '确认是您本人' }));
    expect(question.getByRole('button', { name: '继续签署' })).toHaveProperty('disabled', true);
    await user.type(question.getByLabelText(/登录密码/), 'Lianxin@2026');
    expect(onReload).not.toHaveBeenCalled();
    await user.click(question.getByRole('button', { name: '继续签署' }));
    if (isFirst) await typePin();
    await waitFor(() => expect(onReload).toHaveBeenCalledOnce());
    expect(sign.mock.calls).toEqual([[expect.objectContaining({ signature: contract.signature.sign.example.response })]]);
  });

  it('shows 请求错误，请稍后重试！ after a failure, and stays', async () => {
    const { user, onReload } = await show({ as: unsigned, replies: [fail(contract.enterprise.signAgreement, 500)] });
    await dialog('签署补充协议');
    await readBoth(user);
    await user.click(screen.getByRole('checkbox', { name: /已阅读并同意上述两份协议/ }));
    await user.click(screen.getByRole('button', { name: '签署协议' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '去签名' }));
    await user.type(await screen.findByLabelText(/PIN/), '123456{Enter}');
    expect(await screen.findByText('请求错误，请稍后重试！')).toBeDefined();
    expect(onReload).not.toHaveBeenCalled();
    expect(await dialog('签署补充协议')).toBeDefined();
  });

  it('tells others whom to ask, without signing', async () => {
    await show({ as: person({ agreementFile: null }) });
    const shown = await dialog('签署补充协议');
    expect(within(shown).getByText('请联系企业管理员签署协议')).toBeDefined();
    expect(within(shown).queryByRole('button', { name: '签署协议' })).toBeNull();
    expect(within(shown).queryByRole('checkbox')).toBeNull();
  });

  it('makes room for the fees when postponed', async () => {
    const { user } = await show({ as: { ...unsigned, pendingFees: [service] } });
    await dialog('签署补充协议');
    await user.click(screen.getByRole('button', { name: '稍后处理' }));
    expect(await dialog('缴费')).toBeDefined();
    expect(screen.queryByRole('dialog', { name: '签署补充协议' })).toBeNull();
  });
});

describe('the fee dialog', () => {
  it('is disabled without network, and keeps the selection', async () => {
    const { user } = await show({ as: owing(service) });
    await dialog('缴费');
    await user.click(screen.getByRole('checkbox', { name: '费用S' }));
    network('offline');
    expect(screen.getByRole('button', { name: '我已缴费', description: /网络已断开/ })).toHaveProperty('disabled', true);
    network('online');
    expect(screen.getByRole('button', { name: '我已缴费' })).toHaveProperty('disabled', false);
    expect(screen.getByRole('checkbox', { name: '费用S', checked: true })).toBeDefined();
    vi.restoreAllMocks();
  });

  it('shows the receiving account with copy buttons', async () => {
    await show({ as: owing(service) });
    const shown = within(await dialog('缴费'));
    expect(await shown.findByText('1405 0170 0208 0000 6721')).toBeDefined();
    const account = contract.fee.receivingAccount.example.response;
    for (const part of [account?.accountName, account?.bankName, account?.branchNumber]) expect(shown.getByText(part ?? '')).toBeDefined();
    for (const name of ['复制户名', '复制账号', '复制开户行', '复制联行号']) expect(shown.getByRole('button', { name })).toBeDefined();
  });

  it('sums up the selection, in figures and capitals', async () => {
    const { user } = await show({ as: owing(service, evidence) });
    const shown = within(await dialog('缴费'));
    await user.click(shown.getByRole('checkbox', { name: '费用S' }));
    await user.click(shown.getByRole('checkbox', { name: '费用E' }));
    expect(shown.getByText('1,700.00')).toBeDefined();
    expect(shown.getByText('人民币壹仟柒佰元整')).toBeDefined();
  });

  it('links an item’s agreement, except for a USB key', async () => {
    await show({ as: owing(ukey, service, fee('X', { agreementUrl: 'javascript:alert(1)' })) });
    const links = within(await dialog('缴费')).getAllByRole('link', { name: '查看协议' });
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
      ['/agreements/platformServiceAgreement', 'noopener noreferrer'],
    ]);
  });

  it('can be postponed without mandatory items, and returns on another page', async () => {
    const { user } = await show({ as: owing(service) });
    await dialog('缴费');
    await user.click(screen.getByRole('button', { name: '稍后处理' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    standStill();
    fireEvent.click(screen.getByText('到别处'));
    await settle();
    expect(await dialog('缴费')).toBeDefined();
  });

  it('appears half a second after a page change, and closes with the page', async () => {
    standStill();
    arrive({ as: owing(ukey) });
    await pass(0);
    await pass(499);
    expect(screen.queryByRole('dialog')).toBeNull();
    await pass(1);
    expect(screen.getByRole('dialog', { name: '缴费' })).toBeDefined();
    fireEvent.click(screen.getByText('到别处'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await pass(499);
    expect(screen.queryByRole('dialog')).toBeNull();
    await pass(1);
    expect(screen.getByRole('dialog', { name: '缴费' })).toBeDefined();
  });

  it('cannot be closed with mandatory items, except by signing out', async () => {
    const { user, onSignOut } = await show({ as: owing(ukey, service) });
    await dialog('缴费');
    expect(screen.queryByRole('button', { name: '稍后处理' })).toBeNull();
    expect(screen.queryByRole('button', { name: '关闭' })).toBeNull();
    await user.keyboard('{Escape}');
    expect(await dialog('缴费')).toBeDefined();
    await user.click(screen.getByRole('button', { name: '退出登录' }));
    expect(onSignOut).toHaveBeenCalledOnce();
  });

  it('requires at least one item', async () => {
    const { user } = await show({ as: owing(service) });
    await dialog('缴费');
    await user.click(screen.getByRole('button', { name: '我已缴费' }));
    expect(await screen.findByText('请至少选择一条数据进行缴费！')).toBeDefined();
  });

  it('requires the agreement of a USB key, and sends it with that item only', async () => {
    const asked: unknown[] = [];
    const { user } = await show({
      as: owing(ukey, service),
      replies: [reply(contract.fee.pay, (request) => (asked.push(request), contract.fee.pay.example.response))],
    });
    await dialog('缴费');
    await user.click(screen.getByRole('checkbox', { name: '费用S' }));
    await user.click(screen.getByRole('button', { name: '我已缴费' }));
    expect(await screen.findByText('请先阅读并同意协议')).toBeDefined();
    expect(asked).toEqual([]);
    const box = screen.getByRole('checkbox', { name: '已阅读并同意', description: '勾选后才能确认缴费' });
    expect(box.getAttribute('aria-invalid')).toBe('true');
    await user.click(box);
    expect(screen.queryByText('勾选后才能确认缴费')).toBeNull();
    await user.click(screen.getByRole('button', { name: '我已缴费' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    const transferKey = expect.any(String);
    expect(asked).toEqual(
      expect.arrayContaining([
        { id: 'U', transferKey, agreement: expect.objectContaining({ version: '1.0' }) },
        { id: 'S', transferKey },
      ]),
    );
  });

  it('reloads the page 1.5 s after declaring every item', async () => {
    const { user, onReload } = await show({ as: owing(service) });
    await dialog('缴费');
    await user.click(screen.getByRole('checkbox', { name: '费用S' }));
    standStill();
    fireEvent.click(screen.getByRole('button', { name: '我已缴费' }));
    await until(() => screen.queryByText('已申报，等待平台确认到账') !== null);
    await pass(1_499);
    expect(onReload).not.toHaveBeenCalled();
    await pass(1);
    expect(onReload).toHaveBeenCalledOnce();
  });

  it('declares each item once, however often clicked', async () => {
    const asked: string[] = [];
    const { user, onReload } = await show({
      as: owing(service, evidence),
      replies: [
        reply(contract.fee.pay, ({ id }) => {
          asked.push(id);
          return contract.fee.pay.example.response;
        }),
      ],
    });
    await dialog('缴费');
    await user.click(screen.getByRole('checkbox', { name: '费用S' }));
    await user.click(screen.getByRole('checkbox', { name: '费用E' }));
    const button = screen.getByRole('button', { name: '我已缴费' });
    standStill();
    fireEvent.click(button);
    fireEvent.click(button);
    await until(() => screen.queryAllByText('已申报，等待平台确认到账').length === 2);
    fireEvent.click(button);
    await pass(1_500);
    expect(onReload).toHaveBeenCalledOnce();
    expect(asked.toSorted()).toEqual(['E', 'S']);
  });

  it('is busy until every reply', async () => {
    const { user, onReload } = await show({
      as: owing(service, evidence),
      replies: [delay(contract.fee.pay)],
    });
    await dialog('缴费');
    await user.click(screen.getByRole('checkbox', { name: '费用S' }));
    await user.click(screen.getByRole('button', { name: '我已缴费' }));
    const button = screen.getByRole('button', { name: '我已缴费' });
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    expect(screen.getByRole('checkbox', { name: '费用E' })).toHaveProperty('disabled', true);
    expect(onReload).not.toHaveBeenCalled();
  });

  it('shows why an item failed, also after reloading', async () => {
    const replies = [
      reply(contract.fee.pay, ({ id }) => {
        if (id === 'E') throw new Error('the mock has no reply');
        return contract.fee.pay.example.response;
      }),
    ];
    const { user, onReload, unmount } = await show({ as: owing(service, evidence), replies });
    await dialog('缴费');
    await user.click(screen.getByRole('checkbox', { name: '费用S' }));
    await user.click(screen.getByRole('checkbox', { name: '费用E' }));
    standStill();
    fireEvent.click(screen.getByRole('button', { name: '我已缴费' }));
    await until(() => screen.queryByText('处理失败，请联系管理员') !== null && screen.queryByText('已申报，等待平台确认到账') !== null);
    await pass(1_500);
    expect(onReload).toHaveBeenCalledOnce();
    unmount();
    await show({ as: owing(evidence) });
    expect(within(await dialog('缴费')).getByText('处理失败，请联系管理员')).toBeDefined();
  });

  it('stays with the reason if nothing was declared', async () => {
    const { user, onReload } = await show({ as: owing(service), replies: [refuse(contract.fee.pay, 'NOT_FOUND')] });
    await dialog('缴费');
    await user.click(screen.getByRole('checkbox', { name: '费用S' }));
    await user.click(screen.getByRole('button', { name: '我已缴费' }));
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(screen.getByRole('button', { name: '我已缴费' })).toHaveProperty('disabled', false);
    expect(onReload).not.toHaveBeenCalled();
  });

  it('shows a returned declaration with its reason', async () => {
    await show({ as: owing(fee('S', { returnReason: '未查到该笔转账' })) });
    expect(within(await dialog('缴费')).getByText('上次申报被退回：未查到该笔转账')).toBeDefined();
  });
});
