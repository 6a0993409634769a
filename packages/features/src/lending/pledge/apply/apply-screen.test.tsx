import { contract, type RequestOf } from '@lianxin/api/contract';
import { delay, disconnect, fail, refuse, reply, yuan, type MockReply } from '@lianxin/api/mock';
import { formatMoney } from '@lianxin/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DEVELOPERS_NOTE, pageSaying } from '../../../platform/testing/our-words.ts';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { equipmentInvoices } from '../../../platform/testing/world/trade.ts';
import { earlier, papers, platformReplies, pledgeOffersFor, secondGuarantor, wholeDraft } from './pledge-apply.fixtures.ts';
import { ApplyScreen } from './apply-screen.tsx';

type Sent = RequestOf<typeof contract.pledge.apply>;
type Asked = RequestOf<typeof contract.pledge.quote>;
const PLACES = ['pledge.records', 'pledge.apply', 'voucher.holdings'] as const;

function open(at: string, replies: readonly MockReply[] = []) {
  const sent: Sent[] = [];
  const asked: Asked[] = [];
  const quotes = reply(contract.pledge.quote, (request) => {
    asked.push(request);
    return pledgeOffersFor(request);
  });
  const takes = reply(contract.pledge.apply, (request) => {
    sent.push(request);
    return contract.pledge.apply.example.response;
  });
  const view = renderScreen(<ApplyScreen />, {
    as: 'supplierOperator',
    at,
    places: PLACES,
    replies: [...platformReplies, quotes, takes, ...replies],
  });
  return { ...view, sent, asked };
}

const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const pledgedField = () => field(/质押金额/);
const loanField = () => field(/贷款金额/);
const purposeField = () => field(/贷款用途/);
const radio = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });
const submitButton = () => screen.getByRole<HTMLButtonElement>('button', { name: '提交复核' });
/** The figures of one line of the comparison, in the order of the lenders. */
const line = (label: RegExp) =>
  within(screen.getByRole('row', { name: label }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

type User = ReturnType<typeof open>['user'];

/** Agrees to the documents, which no draft remembers. */
async function agree(user: User): Promise<void> {
  await user.click(await screen.findByRole('checkbox', { name: /已阅读并同意/ }));
  await waitFor(() => expect(submitButton().disabled).toBe(false));
}

async function confirm(user: User): Promise<void> {
  await agree(user);
  await user.click(submitButton());
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '提交复核' }));
}

async function retype(user: User, input: HTMLInputElement, text: string): Promise<void> {
  await user.clear(input);
  await user.type(input, text);
}

describe('applying for a loan against a pledge', () => {
  afterEach(() => void vi.useRealTimers());

  it('says at once that other applications hold all invoices of the vouchers, and leads to the choice of others', async () => {
    const held = papers.map((paper) => ({ ...paper, occupied: paper.used }));
    const { user } = open('/?pieces=Q3', [reply(contract.financing.checkInvoices, { papers: held, checks: [] })]);
    expect(await screen.findByText('所选凭证的发票已全部被占用')).toBeDefined();
    expect(screen.queryByText('发票待选择')).toBeNull();
    expect(screen.getByText('发票覆盖不足')).toBeDefined();
    // No invoice of these vouchers is left to add.
    expect(screen.queryByText(/请补充发票/)).toBeNull();
    await user.click(screen.getByRole('button', { name: '更换凭证' }));
    await waitFor(() => expect(screen.queryByText('所选凭证的发票已全部被占用')).toBeNull());
    expect(screen.getByRole('region', { name: '选择凭证' })).toBe(document.activeElement);
    expect(screen.getAllByRole<HTMLInputElement>('checkbox', { name: /LX20/ }).filter(({ checked }) => checked)).toEqual([]);
  });

  it('asks for vouchers first, and says what else is missing', async () => {
    open('/');
    expect(await screen.findByText('填写质押金额和贷款金额后比较报价')).toBeDefined();
    expect(submitButton().disabled).toBe(true);
    expect(submitButton().closest('[data-slot=foot-bar]')?.textContent).toContain('凭证待选择');
  });

  it('takes vouchers of several issuers and days, and proposes what every lender lends on them until the first is due', async () => {
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

  it('pledges a part of a voucher, and says what stays', async () => {
    const { user } = open('/?pieces=Q3');
    await retype(user, await pledgedField(), '1000000');
    expect(await screen.findByText('拆分 1,000,000.00 用于质押，其余 2,286,500.00 仍正常持有')).toBeDefined();
    expect((await loanField()).value).toBe('800,000.00');
    await retype(user, await pledgedField(), '3286500.01');
    expect(await screen.findByText('超过可用金额 0.01 元')).toBeDefined();
    expect(screen.getByText('填写质押金额和贷款金额后比较报价')).toBeDefined();
  });

  it('compares every lender, the most money first, with interest at maturity, fees and what is owed', async () => {
    open('/?draft=PD2');
    await radio('担保贷款');
    const nets = line(/到账净额/)
      .slice(0, -1)
      .map((text) => Number(text.replaceAll(',', '')));
    expect(nets.length).toBe(3);
    expect(nets).toEqual(nets.toSorted((one, other) => other - one));
    expect(screen.getByRole('rowheader', { name: /利息.*资金方收取，到期支付/ })).toBeDefined();
    expect(screen.getByRole('rowheader', { name: /担保费.*担保方收取，放款前缴纳/ })).toBeDefined();
    const { offers } = pledgeOffersFor(wholeDraft.form);
    expect(line(/到期应还/).slice(0, -1)).toEqual(offers.slice(0, 3).map(({ owedAtMaturity }) => formatMoney(owedAtMaturity ?? '')));
    expect(line(/按质押率可贷/)[0]).toContain('质押率');
  });

  it('says why a lender is not open, with its figures, and tries the amount that would do', async () => {
    const { user } = open('/?pieces=Q3');
    expect(await screen.findByText(/该渠道对开立方没有授信/)).toBeDefined();
    await user.click(await screen.findByRole('button', { name: '改为 900,000.00 元试算' }));
    expect((await loanField()).value).toBe('900,000.00');
    expect(await radio('煤炭小额贷款公司')).toBeDefined();
  });

  it('shows how much covers the loan, and lends no more than the pledge rate of the lender', async () => {
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

  it('lets one choose to pledge nothing, and leave', async () => {
    const { user } = open('/?pieces=Q3');
    await user.click(await radio('暂不质押'));
    expect(screen.getByText('已选 暂不质押')).toBeDefined();
    await user.click(screen.getByRole('button', { name: '暂不质押，返回链信持有' }));
    expect(screen.getByTestId('address').textContent).toBe('/place/voucher.holdings');
  });

  it('lets one choose who answers for the loan, and asks the lender again', async () => {
    const { user, asked, sent } = open('/?draft=PD2');
    const group = within(await screen.findByRole('region', { name: '选择担保方' }));
    expect(
      group.getByRole<HTMLInputElement>('radio', { name: /汇通融资担保有限公司.*担保费 2,500.00.*尚可担保 20,000,000.00/ }).checked,
    ).toBe(true);
    await user.click(group.getByRole('radio', { name: /三晋融资担保有限公司/ }));
    await waitFor(() => expect(asked.at(-1)?.guarantorNo).toBe(secondGuarantor.enterpriseNo));
    await confirm(user);
    await screen.findByText('已提交复核');
    expect(screen.getByText('三晋融资担保有限公司受理并签署担保文件')).toBeDefined();
    const lender = pledgeOffersFor({ ...wholeDraft.form, guarantorNo: secondGuarantor.enterpriseNo }).offers.find(
      ({ channel }) => channel === 3,
    );
    expect(sent[0]).toMatchObject({ guarantorNo: secondGuarantor.enterpriseNo, quoteId: lender?.quote?.id });
  });

  it('tells a guarantor that can answer for no more', async () => {
    const { user } = open('/?draft=PD2');
    await retype(user, await loanField(), '700000');
    const group = within(await screen.findByRole('region', { name: '选择担保方' }));
    await user.click(group.getByRole('radio', { name: /三晋融资担保有限公司.*不足贷款金额/ }));
    expect((await screen.findAllByText(/担保额度还差 100,000.00 元/)).length).toBeGreaterThan(0);
    expect(submitButton().disabled).toBe(true);
  });

  it('asks nobody to answer for it where the lender asks for none', async () => {
    const { user, sent } = open('/?draft=PD2');
    await user.click(await radio('小额贷款公司'));
    await waitFor(() => expect(screen.queryByRole('region', { name: '选择担保方' })).toBeNull());
    await confirm(user);
    await screen.findByText('已提交复核');
    expect(screen.queryByText(/签署担保文件/)).toBeNull();
    expect(sent[0]).not.toHaveProperty('guarantorNo');
  });

  it('names amount, lender and what comes of it before it submits, then what happens until the pledge is released', async () => {
    const { user, sent } = open('/?draft=PD2');
    await agree(user);
    await user.click(submitButton());
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('¥ 500,000.00')).toBeDefined();
    expect(dialog.getByText('人民币伍拾万元整')).toBeDefined();
    expect(dialog.getByText(/担保贷款.*有追索/)).toBeDefined();
    expect(dialog.getByText('1,000,000.00')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: '提交复核' }));
    expect(await screen.findByText('已提交复核')).toBeDefined();
    expect(screen.getByText('还款与解质')).toBeDefined();
    const { quote } = pledgeOffersFor(wholeDraft.form).offers.find(({ channel }) => channel === 3) ?? {};
    expect(sent).toEqual([{ ...wholeDraft.form, draftId: 'PD2', quoteId: quote?.id, agreements: ['pledge', 'entrustment'] }]);
    await user.click(screen.getByRole('button', { name: '再质押一笔' }));
    expect(await screen.findByText('填写质押金额和贷款金额后比较报价')).toBeDefined();
  });

  it.each(['/?draft=PD2', '/?resubmit=P2'])(
    'takes what it began with out of the address once it is sent, so that a reload begins anew: %s',
    async (at) => {
      let kept = [wholeDraft];
      const { user, unmount } = open(at, [reply(contract.pledge.listDrafts, () => kept)]);
      await waitFor(() => expect(submitButton()).toBeDefined());
      kept = [];
      await confirm(user);
      expect(await screen.findByText('已提交复核')).toBeDefined();
      await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/'));
      expect(screen.getByText('已提交复核')).toBeDefined();
      expect(screen.queryByText('草稿已提交或删除，请重新填写')).toBeNull();
      unmount();
      open('/');
      expect(await screen.findByText('填写质押金额和贷款金额后比较报价')).toBeDefined();
    },
  );

  it('repays earlier where a day is chosen, and not after the first due date', async () => {
    const { user, asked } = open('/?draft=PD2');
    await retype(user, await field(/还款日/), '2027-03-31{Enter}');
    await waitFor(() => expect(asked.at(-1)?.repayOn).toBe('2027-03-31'));
    expect(screen.getByText('最晚为质押凭证的首个到期日 2027-04-16')).toBeDefined();
  });

  it('fills in the papers until they cover the loan, and lets them be changed', async () => {
    const { user } = open('/?pieces=Q3');
    const paper = await field(new RegExp(`发票 ${equipmentInvoices.large.number} 本次占用`));
    expect(paper.value).toBe('2,629,200.00');
    expect(screen.getByText('占用合计 2,629,200.00 / 须覆盖 2,629,200.00')).toBeDefined();
    await retype(user, paper, '2980000.01');
    expect(await screen.findByText('最多可用 2,980,000.00')).toBeDefined();
    expect(screen.getByText('发票占用超过可用金额')).toBeDefined();
  });

  it('shows each refusal at its field, and keeps what was typed', async () => {
    const refused = refuse(contract.pledge.apply, 'VALIDATION', {
      fields: [
        { path: 'purpose', message: '用途须与贸易背景相符' },
        { path: 'repayOn', message: '还款日须为工作日' },
        { path: 'guarantorNo', message: '担保方已暂停受理' },
      ],
    });
    const { user } = open('/?draft=PD2', [refused]);
    await confirm(user);
    expect(await screen.findByText('没有提交，有内容需要改正')).toBeDefined();
    for (const said of ['用途须与贸易背景相符', '还款日须为工作日', '担保方已暂停受理']) expect(screen.getByText(said)).toBeDefined();
    expect((await purposeField()).value).toBe('支付原材料货款');
    expect((await loanField()).value).toBe('500,000.00');
  });

  it.each([
    ['INVOICE_SHORT', '贸易单据'],
    ['CHANNEL_REFUSED', '选择资金方'],
    ['ACCOUNT_UNUSABLE', '收款与用途'],
    ['LIMIT_EXCEEDED', '质押与贷款'],
  ] as const)('shows %s where it is put right', async (refusal, place) => {
    const { user } = open('/?draft=PD2', [refuse(contract.pledge.apply, refusal)]);
    await confirm(user);
    await screen.findByText('没有提交，有内容需要改正');
    expect(screen.getByRole('region', { name: place }).querySelector('[role=alert], [data-invalid]')).not.toBeNull();
  });

  it('asks again by itself where the quote ran out, says what changed, and loses nothing', async () => {
    const { user, asked } = open('/?draft=PD2', [refuse(contract.pledge.apply, 'QUOTE_EXPIRED')]);
    await agree(user);
    const before = asked.length;
    await user.click(submitButton());
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '提交复核' }));
    expect(await screen.findByText('报价已失效，没有提交')).toBeDefined();
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
    expect((await radio('担保贷款')).checked).toBe(true);
    expect((await purposeField()).value).toBe('支付原材料货款');
  });

  it('marks a quote that runs out while the form is open', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { user } = open('/?draft=PD2');
    await agree(user);
    // From Friday morning until after the cut-off of Monday.
    await vi.advanceTimersByTimeAsync(5 * 24 * 3_600_000);
    expect((await screen.findAllByText('报价已失效')).length).toBeGreaterThan(0);
    expect(submitButton().disabled).toBe(true);
  });

  it('reads the holdings again when they moved meanwhile, and says so', async () => {
    const stale = refuse(contract.pledge.apply, 'STALE_VERSION', {
      changedBy: '刘志强',
      changedAt: '2026-11-20T10:00:00+08:00',
      version: 2,
    });
    const { user } = open('/?draft=PD2', [stale]);
    await confirm(user);
    expect(await screen.findByText('凭证刚刚发生变化，没有提交')).toBeDefined();
    expect((await loanField()).value).toBe('500,000.00');
  });

  it('says that the answer was lost, in our words', async () => {
    const { user } = open('/?draft=PD2', [disconnect(contract.pledge.apply)]);
    await confirm(user);
    expect(await pageSaying('结果尚未确认')).not.toMatch(DEVELOPERS_NOTE);
  });

  it('keeps a draft on demand, and names it in the address', async () => {
    const kept: unknown[] = [];
    const saves = reply(contract.pledge.saveDraft, ({ form }) => {
      kept.push(form);
      return contract.pledge.saveDraft.example.response;
    });
    const { user } = open('/?pieces=Q3', [saves]);
    await retype(user, await pledgedField(), '1000000');
    await user.type(await purposeField(), '备料');
    await user.click(screen.getByRole('button', { name: '保存草稿' }));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/?draft=PD1'));
    // The form of the test before may still save what it was left with.
    expect(kept.at(-1)).toEqual({ pieces: [{ pieceId: 'Q3', version: 1 }], pledged: yuan(1_000_000), purpose: '备料' });
    expect((await purposeField()).value).toBe('备料');
  });

  it('says that a draft is gone, and begins anew', async () => {
    open('/?draft=PD9');
    expect(await screen.findByText('草稿已提交或删除，请重新填写')).toBeDefined();
  });

  it('submits a returned one again in its own name, and says why it came back', async () => {
    const { user, sent } = open('/?resubmit=P2');
    expect((await screen.findByText('审核岗退回了这笔申请')).parentElement?.textContent).toContain('请降低贷款金额');
    expect(screen.queryByRole('button', { name: '保存草稿' })).toBeNull();
    await confirm(user);
    await screen.findByText('已提交复核');
    expect(sent[0]?.resubmits).toEqual({ id: 'P2', version: 1 });
  });

  it('copies an application for another lender, who is still to be chosen', async () => {
    const declined = reply(contract.pledge.get, { ...earlier, state: 'declined' });
    const { user, sent } = open('/?copy=P2', [declined]);
    expect(await screen.findByText(/内容复制自 ZY20261120-0002（担保贷款），请另选资金方/)).toBeDefined();
    expect((await radio('担保贷款')).checked).toBe(false);
    expect((await purposeField()).value).toBe('支付原材料货款');
    await user.click(await radio('小额贷款公司'));
    await confirm(user);
    await screen.findByText('已提交复核');
    expect(sent[0]).toMatchObject({ copyOf: 'P2', channel: 6 });
  });

  it('opens the documents that are agreed to', async () => {
    const { user } = open('/?draft=PD2');
    await user.click(await screen.findByRole('button', { name: '《质押合同》' }));
    expect((await screen.findByRole('dialog')).textContent).toContain('出质登记');
  });

  it('offers to try again when the vouchers or the quotes do not come', async () => {
    open('/?pieces=Q3', [fail(contract.pledge.quote, 500)]);
    expect(await screen.findByText('没有取得报价')).toBeDefined();
    expect((await pledgedField()).value).toBe('3,286,500.00');
  });

  it('is for operators', async () => {
    renderScreen(<ApplyScreen />, { as: 'supplierReviewer', replies: [...platformReplies, delay(contract.voucher.listHoldings)] });
    expect(await screen.findByText('申请质押由经办岗办理')).toBeDefined();
  });
});
