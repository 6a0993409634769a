import { contract, type RequestOf } from '@lianxin/api/contract';
import { reply, yuan } from '@lianxin/api/mock';
import { formatMoney } from '@lianxin/domain';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeApplying, handIn, openForm, type ApplyingKind } from '../../../platform/testing/applications/applying.tsx';
import { equipmentInvoices } from '../../../platform/testing/world/trade.ts';
import { offersFor, platformReplies, secondGuarantor, wholeDraft } from '../pledge.fixtures.ts';
import { ApplyScreen } from './apply-screen.tsx';
import { stubWindowWidth } from '../../../platform/testing/window-width.ts';

const quoteIdOf = (asked: RequestOf<typeof contract.pledge.quote>) =>
  offersFor(asked).offers.find(({ channel }) => channel === 3)?.quote?.id;

const KIND: ApplyingKind = {
  screen: <ApplyScreen />,
  places: ['pledge.records', 'pledge.apply', 'voucher.holdings'],
  replies: platformReplies,
  calls: contract.pledge,
  quotes: (onAsked) =>
    reply(contract.pledge.quote, (asked) => {
      onAsked();
      return offersFor(asked);
    }),
  draftId: wholeDraft.id,
  draftReply: (files) =>
    reply(contract.pledge.listDrafts, () => {
      const attachments = files();
      return attachments
        ? [{ ...wholeDraft, form: { ...wholeDraft.form, attachments: attachments.map(({ id }) => id) }, attachments }]
        : [];
    }),
  lender: '担保贷款',
  confirmation: ['¥ 500,000.00', '人民币伍拾万元整', /担保贷款.*有追索/, '1,000,000.00'],
  amount: { label: /贷款金额/, value: '500,000.00' },
  takenLabel: /质押金额/,
  purpose: /贷款用途/,
  draftAmount: { pledged: yuan(1_000_000) },
  sent: { ...wholeDraft.form, quoteId: quoteIdOf(wholeDraft.form), agreements: ['pledge', 'entrustment'] },
  words: {
    blank: '填写质押金额和贷款金额后比较报价',
    last: '还款与解质',
    again: '再质押一笔',
    forbidden: '申请质押由经办岗办理',
    document: '《质押合同》',
    clause: '出质登记',
  },
  returned: { id: 'P2', reason: '请降低贷款金额' },
  copied: { id: 'P10', banner: /内容复制自 ZY20261120-0010（担保贷款），请另选资金方/, other: '小额贷款公司', channel: 6 },
  faults: { purpose: '用途须与贸易背景相符', repayOn: '还款日须为工作日', guarantorNo: '担保方已暂停受理' },
  refusals: [
    ['INVOICE_SHORT', '贸易单据'],
    ['CHANNEL_REFUSED', '选择资金方'],
    ['ACCOUNT_UNUSABLE', '收款与用途'],
    ['LIMIT_EXCEEDED', '质押与贷款'],
  ],
};

function open(at: string) {
  const asked: RequestOf<typeof contract.pledge.quote>[] = [];
  const quotes = reply(contract.pledge.quote, (request) => {
    asked.push(request);
    return offersFor(request);
  });
  return { ...openForm(KIND, at, [quotes]), asked };
}

const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const pledgedField = () => field(KIND.takenLabel);
const loanField = () => field(KIND.amount.label);
const radio = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });
const submitButton = () => screen.getByRole<HTMLButtonElement>('button', { name: '提交复核' });
/** The values of a row of the comparison, in the order of the lenders. */
const line = (label: RegExp) =>
  within(screen.getByRole('row', { name: label }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

async function retype(user: UserEvent, input: HTMLInputElement, text: string): Promise<void> {
  await user.clear(input);
  await user.type(input, text);
}

describeApplying(KIND);

describe('applying for a loan against a pledge', () => {
  it('accepts vouchers with different issuers and due dates, and proposes a loan until the first due date', async () => {
    const { user, asked } = open('/');
    await user.click(await screen.findByRole('checkbox', { name: /LX20261021000022077/ }));
    await user.click(await screen.findByRole('checkbox', { name: /LX20261103000029854/ }));
    expect((await pledgedField()).value).toBe('4,028,850.80');
    expect((await loanField()).value).toBe('3,223,080.64');
    expect((await field(/还款日/)).value).toBe('2027-04-16');
    expect(screen.getByText('凭证已选择')).toBeDefined();
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ pledged: yuan(4_028_850.8), amount: yuan(3_223_080.64) }));
    expect(asked.at(-1)?.pieces.map(({ pieceId }) => pieceId)).toEqual(['Q3', 'Q2']);
  });

  it('pledges a part of a voucher, and shows the rest', async () => {
    const { user } = open('/?pieces=Q3');
    await retype(user, await pledgedField(), '1000000');
    expect(await screen.findByText('拆分 1,000,000.00 用于质押，其余 2,286,500.00 仍正常持有')).toBeDefined();
    expect((await loanField()).value).toBe('800,000.00');
    await retype(user, await pledgedField(), '3286500.01');
    expect(await screen.findByText('超过可用金额 0.01 元')).toBeDefined();
    expect(screen.getByText('填写质押金额和贷款金额后比较报价')).toBeDefined();
  });

  it('compares all lenders by net amount, with interest, fees and the amount owed at maturity', async () => {
    open('/?draft=PD2');
    await radio('担保贷款');
    const nets = line(/到账净额/)
      .slice(1)
      .map((text) => Number(text.replaceAll(',', '')));
    expect(nets.length).toBe(3);
    expect(nets).toEqual(nets.toSorted((one, other) => other - one));
    expect(screen.getByRole('rowheader', { name: /利息.*资金方收取，到期支付/ })).toBeDefined();
    expect(screen.getByRole('rowheader', { name: /担保费.*担保方收取，放款前缴纳/ })).toBeDefined();
    const { offers } = offersFor(wholeDraft.form);
    // Each sum stands in the column of its own lender.
    const radios = within(screen.getByRole('region', { name: '资金方报价对比' })).getAllByRole<HTMLInputElement>('radio');
    const owed = new Map(line(/到期应还/).map((sum, column) => [radios[column]?.value, sum]));
    const lenders = offers.filter(({ obstacles }) => obstacles.length === 0);
    expect(lenders).toHaveLength(3);
    for (const { channel, owedAtMaturity, quote } of lenders)
      expect([channel, owed.get(String(channel))]).toEqual([channel, `${formatMoney(owedAtMaturity ?? '')}${quote?.paysOn} 还`]);
    expect(line(/按质押率可贷/)[1]).toContain('质押率');
  });

  it('shows why a lender cannot be chosen, and tries an amount that would help', async () => {
    const { user } = open('/?pieces=Q3');
    expect(await screen.findByText(/该渠道对开立方没有授信/)).toBeDefined();
    await user.click(await screen.findByRole('button', { name: '改为 900,000.00 元试算' }));
    expect((await loanField()).value).toBe('900,000.00');
    expect(await radio('煤炭小额贷款公司')).toBeDefined();
  });

  it('shows the coverage, and limits the loan by the lender’s pledge rate', async () => {
    const { user } = open('/?draft=PD2');
    const meter = await screen.findByRole('meter', { name: '质押覆盖' });
    expect(meter.getAttribute('aria-valuetext')).toBe('200.00%');
    expect(await screen.findByText('资金方要求不低于 125.00%')).toBeDefined();
    await retype(user, await loanField(), '800000.01');
    expect(await screen.findByText('超过最多可贷 0.01 元')).toBeDefined();
    expect(submitButton().disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: '贷款金额改为最多可贷' }));
    expect((await loanField()).value).toBe('800,000.00');
    expect(screen.queryByText('超过最多可贷 0.01 元')).toBeNull();
  });

  it('lets people choose not to pledge, and leave', async () => {
    const { user } = open('/?pieces=Q3');
    await user.click(await radio('暂不质押'));
    expect(screen.getByText('已选 暂不质押')).toBeDefined();
    await user.click(screen.getByRole('button', { name: '暂不质押，返回链信持有' }));
    expect(screen.getByTestId('address').textContent).toBe('/place/voucher.holdings');
  });

  it('lets people choose the guarantor, and updates the quotes', async () => {
    const { user, asked, sent } = open('/?draft=PD2');
    const group = within(await screen.findByRole('region', { name: '选择担保方' }));
    expect(
      group.getByRole<HTMLInputElement>('radio', { name: /汇通融资担保有限公司.*担保费 2,500.00.*尚可担保 20,000,000.00/ }).checked,
    ).toBe(true);
    await user.click(group.getByRole('radio', { name: /三晋融资担保有限公司/ }));
    await waitFor(() => expect(asked.at(-1)?.guarantorNo).toBe(secondGuarantor.enterpriseNo));
    await handIn(user);
    await screen.findByText('已提交复核');
    expect(screen.getByText('三晋融资担保有限公司受理并签署担保文件')).toBeDefined();
    const { enterpriseNo: guarantorNo } = secondGuarantor;
    expect(sent[0]).toMatchObject({ guarantorNo, quoteId: quoteIdOf({ ...wholeDraft.form, guarantorNo }) });
  });

  it('shows that a guarantor’s limit is too low', async () => {
    const { user } = open('/?draft=PD2');
    await retype(user, await loanField(), '700000');
    const group = within(await screen.findByRole('region', { name: '选择担保方' }));
    await user.click(group.getByRole('radio', { name: /三晋融资担保有限公司.*不足贷款金额/ }));
    expect((await screen.findAllByText(/担保额度还差 100,000.00 元/)).length).toBeGreaterThan(0);
    expect(submitButton().disabled).toBe(true);
  });

  it('offers no guarantor if the lender requires none', async () => {
    const { user, sent } = open('/?draft=PD2');
    await user.click(await radio('小额贷款公司'));
    await waitFor(() => expect(screen.queryByRole('region', { name: '选择担保方' })).toBeNull());
    await handIn(user);
    await screen.findByText('已提交复核');
    expect(screen.queryByText(/签署担保文件/)).toBeNull();
    expect(sent[0]).not.toHaveProperty('guarantorNo');
  });

  it('accepts an earlier repayment date, but none after the first due date', async () => {
    const { user, asked } = open('/?draft=PD2');
    await retype(user, await field(/还款日/), '2027-03-31{Enter}');
    await waitFor(() => expect(asked.at(-1)?.repayOn).toBe('2027-03-31'));
    expect(screen.getByText('最晚为质押凭证的首个到期日 2027-04-16')).toBeDefined();
  });

  it('shows the payment date if the chosen day is a day off, in the form, the summary and the confirmation', async () => {
    const { user } = open('/?draft=PD2');
    await retype(user, await field(/还款日/), '2027-04-11{Enter}');
    expect(await screen.findByText('休息日顺延至 2027-04-12 还款，利息计至该日')).toBeDefined();
    const rolled = '2027-04-11（顺延至 2027-04-12 付款）';
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toContain(rolled);
    await user.click(await screen.findByRole('checkbox', { name: /已阅读并同意/ }));
    await waitFor(() => expect(submitButton().disabled).toBe(false));
    await user.click(submitButton());
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getAllByRole('definition').map((value) => value.textContent)).toContain(rolled);
    await user.click(dialog.getByRole('button', { name: '提交复核' }));
    expect(await screen.findByText(`还款日 ${rolled}，还清本息并注销登记后，凭证恢复可用`)).toBeDefined();
  });

  it('proposes invoices that cover the loan, and lets people change them', async () => {
    const { user } = open('/?pieces=Q3');
    const paper = await field(new RegExp(`发票 ${equipmentInvoices.large.number} 本次占用`));
    expect(paper.value).toBe('2,629,200.00');
    expect(screen.getByText('占用合计 2,629,200.00 / 须覆盖 2,629,200.00')).toBeDefined();
    await retype(user, paper, '2980000.01');
    expect(await screen.findByText('最多可用 2,980,000.00')).toBeDefined();
    expect(screen.getByText('发票占用超过可用金额')).toBeDefined();
  });
});

describe('applying for a loan on a phone', () => {
  beforeEach(() => stubWindowWidth(390));
  afterEach(() => void vi.unstubAllGlobals());
  const chosen = () => screen.findByRole('region', { name: '所选凭证' });

  it('tells the pledge from the loan in the line of the chosen vouchers', async () => {
    open('/?draft=PD2');
    expect((await chosen()).textContent).toMatch(/^1 笔凭证质押¥1,000,000\.00贷款¥500,000\.00还款日2027-\d\d-\d\d修改$/);
  });

  it('folds nothing while the loan is missing', async () => {
    const { user } = open('/?draft=PD2');
    await chosen();
    await user.click(screen.getByRole('button', { name: '修改凭证与金额' }));
    await user.clear(await loanField());
    expect(screen.queryByRole('button', { name: '选好了' })).toBeNull();
    expect(await pledgedField()).toBeDefined();
    await user.type(await loanField(), '400000');
    await user.click(screen.getByRole('button', { name: '选好了' }));
    expect((await chosen()).textContent).toContain('贷款¥400,000.00');
  });
});
