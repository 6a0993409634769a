import { contract, type RequestOf } from '@lianxin/api/contract';
import { reply, yuan, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { IssueScreen } from '../issue/issue-screen.tsx';
import { issuePlatform, TODAY } from '../issuance.fixtures.ts';

const { applyMany } = contract.issuance;
type Sent = RequestOf<typeof applyMany>;
const HEAD = ['接收方', '凭证金额', '到期日', '款项性质', '合同编号', '发票号码', '超期理由', '备注'];
const RIGHT = ['恒信机电', '100,000.00', '2027/03/31', '货款', 'HT-1', '001、002', '', '首批'];
const WRONG = ['', '0', '明年', '红包', '', '', '', ''];
const application = applyMany.example.response.results[0]?.application ?? null;

async function open(rows: readonly (readonly string[])[], replies: readonly MockReply[] = []) {
  const { user } = renderScreen(<IssueScreen today={TODAY} />, {
    as: 'coreOperator',
    at: '/?from=sheet',
    replies: [...issuePlatform, ...replies],
  });
  await user.click(await screen.findByRole('textbox', { name: '开立明细表' }));
  await user.paste([HEAD, ...rows].map((row) => row.join('\t')).join('\n'));
  await user.click(screen.getByRole('radio', { name: '已交付' }));
  return user;
}
const answering = (sent: Sent[], refused: (request: Sent) => readonly number[] = () => []) =>
  reply(applyMany, (request) => {
    sent.push(request);
    const wrong = refused(request);
    const none = request.allOrNone && wrong.length > 0;
    const results = request.rows.map((_, index) => ({
      application: none || wrong.includes(index) ? null : application,
      refusal: wrong.includes(index) ? { field: 'contractNumber' as const, sentence: '没有与接收方的这份合同' } : null,
    }));
    return { results, submitted: results.filter((one) => one.application !== null).length };
  });
const confirm = async (user: Awaited<ReturnType<typeof open>>, name: string) => {
  await user.click(await screen.findByRole('button', { name }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '提交复核' }));
};

it('submits all rows in one call', async () => {
  const sent: Sent[] = [];
  const user = await open([RIGHT, RIGHT], [answering(sent)]);
  expect(screen.getByText('填写完整的 2 笔，共 200,000.00 元。额度、发票等在提交时检查。')).toBeDefined();
  await confirm(user, '提交 2 笔复核');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    channel: contract.creditLine.get.example.response[0]?.channel,
    delivered: true,
    interestPayer: 'holder',
    allOrNone: true,
    rows: [
      {
        recipient: '恒信机电',
        amount: yuan(100_000),
        dueOn: '2027-03-31',
        paymentNature: 'goods',
        contractNumber: 'HT-1',
        invoiceNumbers: ['001', '002'],
        remark: '首批',
      },
      {},
    ],
  });
  expect(await screen.findByText('2 笔申请已提交复核')).toBeDefined();
});

it('sends the bearer of interest and fees with all rows, and the holder’s share', async () => {
  const sent: Sent[] = [];
  const user = await open([RIGHT], [answering(sent)]);
  const choose = async (field: string, option: string) => {
    await user.click(screen.getByRole('combobox', { name: field }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  await choose('付息方式', '协议付息');
  await user.type(await screen.findByRole('textbox', { name: '持有方承担利息（%）' }), '30');
  await choose('付费方式', '买方付费');
  await confirm(user, '提交 1 笔复核');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ interestPayer: 'agreed', interestShare: 300_000n, feePayer: 'issuer' });
});

it('reports faults by cell, and submits correct rows only on request', async () => {
  const sent: Sent[] = [];
  const user = await open([RIGHT, WRONG], [answering(sent)]);
  const faults = within(await screen.findByRole('table', { name: '有问题的行' }));
  expect(
    faults
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual([
    '3接收方—请填写此项',
    '3凭证金额0金额须大于 0',
    '3到期日明年不是有效日期',
    '3款项性质红包请选择一项',
    '3合同编号—请填写此项',
    '3发票号码—请填写此项',
  ]);
  expect(screen.getByRole('button', { name: '提交 1 笔复核' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('radio', { name: /只提交没有问题的行/ }));
  await confirm(user, '提交 1 笔复核');
  await waitFor(() => expect(sent.map(({ allOrNone, rows }) => [allOrNone, rows.length])).toEqual([[false, 1]]));
  expect(await screen.findByText('1 笔申请已提交复核')).toBeDefined();
  expect(screen.getByRole('button', { name: '下载有问题的行' })).toBeDefined();
});

it('submits nothing if the server refuses a row and all are wanted', async () => {
  const user = await open([RIGHT, RIGHT], [answering([], () => [1])]);
  await confirm(user, '提交 2 笔复核');
  expect(await screen.findByText('没有提交任何一笔')).toBeDefined();
  expect(screen.getByRole('table', { name: '有问题的行' }).textContent).toContain('3合同编号HT-1没有与接收方的这份合同');
});
