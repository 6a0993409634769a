import { contract, type PledgeRow } from '@lianxin/api/contract';
import { reply, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buttonsIn } from '../../../platform/testing/action-rows.ts';
import type { PersonName } from '../../../platform/testing/people.ts';
import { RecordName } from '../../../platform/testing/record-name.tsx';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { pageOfApplications } from '../../../platform/testing/world/applications.ts';
import { guarantorQueue, lenderQueue, pledge, pledgesAs, toDecide } from '../pledges/pledges.fixtures.ts';
import { PledgesScreen } from '../pledges/pledges-screen.tsx';

const { pledge: calls } = contract;
const signature = contract.signature.sign.example.response;

interface Opened {
  readonly as?: PersonName;
  readonly at?: string;
  readonly replies?: readonly MockReply[];
}

const open = ({ as = 'lenderReviewer', at = '', replies = [] }: Opened = {}) =>
  renderScreen(<PledgesScreen />, {
    as,
    at: `/?view=review${at}`,
    places: ['lending.pledges'],
    replies: [...(as.startsWith('lender') ? lenderQueue : guarantorQueue), ...replies],
  });
type User = ReturnType<typeof open>['user'];

async function signWithPin(user: User): Promise<void> {
  await user.type(await screen.findByLabelText(/证书 PIN 码/), '123456');
  await user.click(screen.getByText(/^签名并/, { selector: 'button' }));
}
const amountShown = () => screen.findByText('人民币捌拾万元整');
const address = () => screen.getByTestId('address').textContent;

describe('deciding as a lender', () => {
  it('requests the queue as a lender', async () => {
    const asked = vi.fn();
    open({
      replies: [
        reply(calls.list, (request) => {
          asked(request);
          return pageOfApplications(request.part === 'funder' ? toDecide : []);
        }),
      ],
    });
    expect(await screen.findByText('1 / 4')).toBeDefined();
    expect(asked).toHaveBeenCalledWith(expect.objectContaining({ part: 'funder', waitingForMe: true }));
  });

  it('names the item of the address by its number', async () => {
    const [row] = toDecide;
    renderScreen(
      <>
        <PledgesScreen />
        <RecordName />
      </>,
      { as: 'lenderReviewer', at: `/?view=review&id=${row?.id}`, places: ['lending.pledges'], replies: lenderQueue },
    );
    await waitFor(() => expect(screen.getByLabelText('records').textContent).toBe(row?.applicationNumber));
  });

  it('shows the risk beside the application', async () => {
    open();
    expect(await screen.findByText('发票已用于其他申请')).toBeDefined();
    expect(screen.getByText('质押要素')).toBeDefined();
  });

  it('approves by key with a signature, and moves on', async () => {
    const decided = vi.fn();
    const prepared = vi.fn();
    const { user } = open({
      replies: [
        reply(contract.signature.prepare, (request) => {
          prepared(request);
          return contract.signature.prepare.example.response;
        }),
        reply(calls.decide, (request) => {
          decided(request);
          return calls.decide.example.response;
        }),
      ],
    });
    await amountShown();
    await user.keyboard('a');
    await signWithPin(user);
    await waitFor(() => expect(decided).toHaveBeenCalledWith({ id: 'P31', version: 3, act: 'approve', signature }));
    expect(prepared).toHaveBeenCalledWith({ act: 'pledgeApproval', subjectId: 'P31', version: 3 });
    await waitFor(() => expect(address()).toContain('id=P32'));
  });

  it.each([
    ['r', '退回修改', '收款账户需要核实', calls.sendBack, { id: 'P31', version: 3, reason: '收款账户需要核实' }],
    ['d', '拒绝', '核心企业集中度超限', calls.decide, { id: 'P31', version: 3, act: 'decline', reason: '核心企业集中度超限' }],
  ] as const)('by %s requires a reason: %s', async (key, verb, why, call, sent) => {
    const done = vi.fn();
    const answer = (request: unknown) => {
      done(request);
      return call.example.response;
    };
    const { user } = open({ replies: [reply(calls.sendBack, answer), reply(calls.decide, answer)] });
    await amountShown();
    await user.keyboard(key);
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('恒信机电设备有限公司可以看到，不超过 100 个字')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: why }));
    await user.click(dialog.getByRole('button', { name: verb }));
    await waitFor(() => expect(done).toHaveBeenCalledWith(sent));
  });

  it('disables the approval of an application that the reviewer accepted', async () => {
    const { container } = open({ at: '&id=P33' });
    await amountShown();
    const footer = container.querySelector('footer');
    expect(buttonsIn(footer)).toEqual(['退回修改 R', '拒绝 D']);
  });

  it('disables an approval that cannot succeed, with its reason', async () => {
    const because = '审批前请由经办岗查询中登，7 天内的查询结果有效';
    const row = pledge(31, 'underApproval', { acts: ['view', 'approve', 'decline'], closed: [{ act: 'approve', because }] });
    const { user } = open({ replies: [pledgesAs({ funder: [row] })] });
    await amountShown();
    const approve = await screen.findByRole('button', { name: /^批准并签名/, description: because });
    expect(approve).toHaveProperty('disabled', true);
    await user.keyboard('a');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: /^拒绝/ })).toHaveProperty('disabled', false);
  });

  it('confirms a repayment', async () => {
    const done = vi.fn();
    const { user } = open({
      at: '&id=P34',
      replies: [
        reply(calls.confirmRepayment, (request) => {
          done(request);
          return calls.confirmRepayment.example.response;
        }),
      ],
    });
    await user.click(await screen.findByRole('button', { name: /^确认到账/ }));
    const dialog = within(await screen.findByRole('dialog', { name: '确认还款' }));
    expect(await dialog.findByText('2027-05-14 付款，回单 HK202705140001')).toBeDefined();
    await user.click(await dialog.findByRole('button', { name: '确认到账' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith({ id: 'P34', version: 3, repaymentId: 'R1', decision: 'confirm' }));
    expect(await screen.findByText('ZY20261120-0034 的还款已确认到账')).toBeDefined();
    await waitFor(() => expect(address()).toContain('id=P33'));
  });

  it('denies a repayment with a reason', async () => {
    const done = vi.fn();
    const { user } = open({
      at: '&id=P34',
      replies: [
        reply(calls.confirmRepayment, (request) => {
          done(request);
          return calls.confirmRepayment.example.response;
        }),
      ],
    });
    await user.click(await screen.findByRole('button', { name: /^未到账/ }));
    const dialog = within(await screen.findByRole('dialog', { name: '还款未到账' }));
    expect(await dialog.findByText('2027-05-14 付款，回单 HK202705140001')).toBeDefined();
    await user.click(await dialog.findByRole('button', { name: '登记未到账' }));
    expect(await dialog.findByText('请填写原因')).toBeDefined();
    await user.type(dialog.getByLabelText(/原因/), '未查到回单');
    await user.click(dialog.getByRole('button', { name: '登记未到账' }));
    await waitFor(() =>
      expect(done).toHaveBeenCalledWith({ id: 'P34', version: 3, repaymentId: 'R1', decision: 'deny', reason: '未查到回单' }),
    );
  });

  it('links back to the pledges', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '质押管理' }));
    await waitFor(() => expect(address()).toBe('/place/lending.pledges?part=funder'));
  });

  it('shows the list to people who do not review', async () => {
    open({ as: 'lenderOperator' });
    expect(await screen.findByRole('heading', { name: '质押管理' })).toBeDefined();
    expect(screen.queryByText('1 / 4')).toBeNull();
  });

  it('shows an empty queue', async () => {
    open({ replies: [reply(calls.list, pageOfApplications([]))] });
    expect(await screen.findByText('没有待审批的质押')).toBeDefined();
  });
});

describe('deciding as a guarantor', () => {
  it('signs the guarantee with its contract number', async () => {
    const signed = vi.fn();
    const prepared = vi.fn();
    const { user } = open({
      as: 'guarantorReviewer',
      at: '&id=P42',
      replies: [
        reply(contract.signature.prepare, (request) => {
          prepared(request);
          return contract.signature.prepare.example.response;
        }),
        reply(calls.sign, (request) => {
          signed(request);
          return calls.sign.example.response;
        }),
      ],
    });
    await amountShown();
    await user.keyboard('a');
    const dialog = within(await screen.findByRole('dialog', { name: '担保签约' }));
    expect(await dialog.findByText('5,800.00')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: '核对并签名' }));
    expect(await dialog.findByText('请填写此项')).toBeDefined();
    await user.type(dialog.getByLabelText(/担保合同编号/), 'HT-DB-2026-018');
    await user.click(dialog.getByRole('button', { name: '核对并签名' }));
    await signWithPin(user);
    await waitFor(() => expect(signed).toHaveBeenCalledWith({ id: 'P42', version: 3, contractNumber: 'HT-DB-2026-018', signature }));
    expect(prepared).toHaveBeenCalledWith({
      act: 'pledgeGuarantee',
      subjectId: 'P42',
      version: 3,
      guaranteeNumber: 'HT-DB-2026-018',
    });
  });

  it('approves as a guarantor', async () => {
    const decided = vi.fn();
    const { user } = open({
      as: 'guarantorReviewer',
      replies: [
        reply(calls.decide, (request) => {
          decided(request);
          return calls.decide.example.response;
        }),
      ],
    });
    await amountShown();
    await user.keyboard('a');
    await signWithPin(user);
    await waitFor(() => expect(decided).toHaveBeenCalledWith({ id: 'P41', version: 3, act: 'approve', signature }));
  });
});

describe('the verbs of the queue', () => {
  it.each([
    ['an application to a lender', 'funder', 'underApproval', ['approve', 'sendBack', 'decline'], ['退回修改 R', '拒绝 D', '批准并签名 A']],
    ['a guarantee that is to be signed', 'guarantor', 'awaitingGuarantorSignature', ['countersign'], ['签约 A']],
    ['a repayment', 'funder', 'disbursed', ['repayConfirm', 'repayDeny'], ['未到账 R', '确认到账 A']],
  ] satisfies [string, 'funder' | 'guarantor', PledgeRow['state'], PledgeRow['acts'], string[]][])(
    'are those that it carries: %s',
    async (_, part, state, acts, verbs) => {
      const { container } = open({
        as: part === 'funder' ? 'lenderReviewer' : 'guarantorReviewer',
        replies: [pledgesAs({ [part]: [pledge(31, state, { part, acts })] })],
      });
      await screen.findByText('1 / 1');
      expect(buttonsIn(container.querySelector('footer'))).toEqual(verbs);
    },
  );
});
