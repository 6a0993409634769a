import { contract, type RequestOf } from '@lianxin/api/contract';
import { delay, disconnect, fail, refuse, reply, yuan, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DEVELOPERS_NOTE, pageSaying } from '../../../platform/testing/our-words.ts';
import { network } from '../../../platform/testing/network.ts';
import type { Place } from '../../../platform/navigation/index.ts';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { drafts, offersFor, papers, platformReplies } from '../financing.fixtures.ts';
import { ApplyScreen } from './apply-screen.tsx';

type Sent = RequestOf<typeof contract.financing.apply>;
const PLACES = ['financing.records', 'financing.apply', 'voucher.holdings'] as const;

function open(at: string, replies: readonly MockReply[] = [], places: readonly Place[] = PLACES) {
  const sent: Sent[] = [];
  const takes = reply(contract.financing.apply, (request) => {
    sent.push(request);
    return contract.financing.apply.example.response;
  });
  const view = renderScreen(<ApplyScreen />, {
    as: 'supplierOperator',
    at,
    places,
    replies: [...platformReplies, takes, ...replies],
  });
  return { ...view, sent };
}

const amountField = () => screen.findByRole<HTMLInputElement>('textbox', { name: /融资申请金额/ });
const purposeField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /融资用途/ });
const lender = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });
const paperField = (number: string) => screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`发票 ${number} 本次占用`) });
const submitButton = () => screen.getByRole<HTMLButtonElement>('button', { name: '提交复核' });

/** Agrees to the documents, which no draft remembers. */
async function agree(user: ReturnType<typeof open>['user']): Promise<void> {
  await user.click(await screen.findByRole('checkbox', { name: /已阅读并同意/ }));
  await waitFor(() => expect(submitButton().disabled).toBe(false));
}

async function confirm(user: ReturnType<typeof open>['user']): Promise<void> {
  await agree(user);
  await user.click(submitButton());
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '提交复核' }));
}

describe('applying for financing', () => {
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
    expect(await screen.findByText('填写融资金额后比较报价')).toBeDefined();
    expect(submitButton().disabled).toBe(true);
    expect(submitButton().closest('[data-slot=foot-bar]')?.textContent).toContain('凭证待选择');
  });

  it('asks of the lender chosen whether another one claims the invoices, and leads to verify those that nobody verified', async () => {
    const [large] = papers;
    const claimed = reply(contract.financing.checkInvoices, ({ channel }) => ({
      papers: papers.map((paper) => ({
        ...paper,
        invoice: { ...paper.invoice, verification: 'unchecked' as const },
        claimedElsewhere: channel !== undefined && paper === large,
      })),
      checks: [],
    }));
    open('/?pieces=Q3,Q5&amount=3000000&lender=12', [claimed], [...PLACES, 'tradePapers.papers']);
    expect(await screen.findByText('他处已占用')).toBeDefined();
    expect((await screen.findByRole('link', { name: '去查验发票' })).getAttribute('href')).toContain('verification=unchecked');
  });

  it('begins with what was compared elsewhere: vouchers, amount and lender', async () => {
    open('/?pieces=Q3,Q5&amount=3000000&lender=12');
    expect((await amountField()).value).toBe('3000000');
    expect((await lender('建设银行')).checked).toBe(true);
    expect(screen.getByText('已选 建设银行')).toBeDefined();
  });

  it('fills in the papers until they cover the amount, and lets them be changed', async () => {
    const { user } = open('/?pieces=Q3,Q5&amount=3000000&lender=12');
    const [first, second] = papers;
    if (!first || !second) throw new Error('no papers');
    expect((await paperField(first.invoice.number)).value).toBe('2,980,000.00');
    const more = await paperField(second.invoice.number);
    expect(more.value).toBe('20,000.00');
    await user.clear(more);
    await user.type(more, '1010000.01');
    expect(await screen.findByText('最多可用 1,010,000.00')).toBeDefined();
    expect(screen.getByText('发票占用超过可用金额')).toBeDefined();
  });

  it('asks invoices to cover more where the lender does', async () => {
    const { user } = open('/?pieces=Q1&amount=1000000');
    await user.click(await lender('工商银行'));
    expect(await screen.findByText('占用合计 1,100,000.00 / 须覆盖 1,100,000.00')).toBeDefined();
  });

  it('names amount, lender and what comes of it before it submits, then what happens until the money is there', async () => {
    const { user, sent } = open('/?draft=D2');
    await agree(user);
    await user.click(submitButton());
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('¥ 3,000,000.00')).toBeDefined();
    expect(dialog.getByText('人民币叁佰万元整')).toBeDefined();
    expect(dialog.getByText(/建设银行.*无追索/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: '提交复核' }));
    expect(await screen.findByText('已提交复核')).toBeDefined();
    expect(screen.getByText('建设银行受理与审批')).toBeDefined();
    const { quote } =
      offersFor({ pieces: [{ pieceId: 'Q3' }, { pieceId: 'Q5' }], amount: yuan(3_000_000) }).offers.find(({ channel }) => channel === 12) ??
      {};
    expect(sent).toEqual([
      {
        draftId: 'D2',
        channel: 12,
        pieces: [
          { pieceId: 'Q5', version: 1 },
          { pieceId: 'Q3', version: 1 },
        ],
        amount: yuan(3_000_000),
        quoteId: quote?.id,
        purpose: '支付原材料货款',
        receivingAccountId: 'B2',
        invoices: [
          { invoiceId: 'V6', amount: yuan(2_980_000) },
          { invoiceId: 'V7', amount: yuan(20_000) },
        ],
        agreements: ['assignment', 'entrustment'],
      },
    ]);
    await user.click(screen.getByRole('button', { name: '再融一笔' }));
    expect(await screen.findByText('填写融资金额后比较报价')).toBeDefined();
  });

  it.each(['/?draft=D2', '/?resubmit=F2'])(
    'takes what it began with out of the address once it is sent, so that a reload begins anew: %s',
    async (at) => {
      let kept = drafts;
      const { user, unmount } = open(at, [reply(contract.financing.listDrafts, () => kept)]);
      await waitFor(() => expect(submitButton()).toBeDefined());
      kept = [];
      await confirm(user);
      expect(await screen.findByText('已提交复核')).toBeDefined();
      await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/'));
      expect(screen.getByText('已提交复核')).toBeDefined();
      expect(screen.queryByText('草稿已提交或删除，请重新填写')).toBeNull();
      unmount();
      open('/');
      expect(await screen.findByText('填写融资金额后比较报价')).toBeDefined();
    },
  );

  it('says that vouchers of several groups are several applications, and goes on with one', async () => {
    const { user } = open('/?pieces=Q1,Q3,Q5');
    expect(await screen.findByText(/所选凭证分属 2 组，须分 2 次申请/)).toBeDefined();
    expect((await amountField()).value).toBe('3,554,500.00');
    await user.click(screen.getByRole('radio', { name: /2027-05-06/ }));
    expect((await amountField()).value).toBe('1,860,000.00');
  });

  it('leads on to the vouchers of the other group once one is handed in', async () => {
    const { user } = open('/?pieces=Q1,Q3,Q5&lender=12');
    await user.type(await purposeField(), '支付原材料货款');
    await confirm(user);
    await user.click(await screen.findByRole('button', { name: '接着申请其余凭证' }));
    expect(screen.getByTestId('address').textContent).toBe('/place/financing.apply?pieces=Q1');
  });

  it('tells why the lender chosen cannot lend, and what to do', async () => {
    open('/?pieces=Q1&lender=5');
    const panel = await screen.findByRole('region', { name: '融资检查' });
    expect(await within(panel).findByText(/额度还差 660,000.00 元，请选择其他资金方或调整金额/)).toBeDefined();
    expect(submitButton().disabled).toBe(true);
  });

  it('shows each refusal at its field, and keeps what was typed', async () => {
    const refused = refuse(contract.financing.apply, 'VALIDATION', {
      fields: [
        { path: 'purpose', message: '用途须与贸易背景相符' },
        { path: 'invoices.0.amount', message: '该发票已用于其他融资' },
      ],
    });
    const { user } = open('/?draft=D2', [refused]);
    await confirm(user);
    expect(await screen.findByText('没有提交，有内容需要改正')).toBeDefined();
    expect(screen.getByText('用途须与贸易背景相符')).toBeDefined();
    expect(screen.getByText('该发票已用于其他融资')).toBeDefined();
    expect((await purposeField()).value).toBe('支付原材料货款');
    expect((await amountField()).value).toBe('3,000,000.00');
  });

  it.each([
    ['INVOICE_SHORT', '贸易单据'],
    ['CHANNEL_REFUSED', '选择资金方'],
    ['ACCOUNT_UNUSABLE', '收款与用途'],
    ['SPLIT_LIMIT', '融资金额'],
  ] as const)('shows %s where it is put right', async (refusal, place) => {
    const { user } = open('/?draft=D2', [refuse(contract.financing.apply, refusal)]);
    await confirm(user);
    await screen.findByText('没有提交，有内容需要改正');
    const region = screen.getByRole('region', { name: place });
    expect(region.querySelector('[role=alert], [data-invalid]')).not.toBeNull();
  });

  it('asks again by itself where the quote ran out, says what changed, and loses nothing', async () => {
    let asked = 0;
    const quotes = reply(contract.financing.quote, (request) => {
      asked += 1;
      return offersFor(request);
    });
    const { user } = open('/?draft=D2', [quotes, refuse(contract.financing.apply, 'QUOTE_EXPIRED')]);
    await agree(user);
    const before = asked;
    await user.click(submitButton());
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '提交复核' }));
    expect(await screen.findByText('报价已失效，没有提交')).toBeDefined();
    await waitFor(() => expect(asked).toBeGreaterThan(before));
    expect((await lender('建设银行')).checked).toBe(true);
    expect((await purposeField()).value).toBe('支付原材料货款');
  });

  it('marks a quote that runs out while the form is open, and takes a new one', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { user } = open('/?draft=D2');
    await agree(user);
    // From Friday morning until the cut-off of Monday.
    await vi.advanceTimersByTimeAsync(4 * 24 * 3_600_000);
    expect((await screen.findAllByText('报价已失效')).length).toBeGreaterThan(0);
    expect(submitButton().disabled).toBe(true);
    expect(submitButton().closest('[data-slot=foot-bar]')?.textContent).toContain('请重新询价');
  });

  it('reads the holdings again when they moved meanwhile, and says so', async () => {
    const stale = refuse(contract.financing.apply, 'STALE_VERSION', {
      changedBy: '刘志强',
      changedAt: '2026-11-20T10:00:00+08:00',
      version: 2,
    });
    const { user } = open('/?draft=D2', [stale]);
    await confirm(user);
    expect(await screen.findByText('凭证刚刚发生变化，没有提交')).toBeDefined();
    expect((await amountField()).value).toBe('3,000,000.00');
  });

  it('says that the answer was lost, in our words', async () => {
    const { user } = open('/?draft=D2', [disconnect(contract.financing.apply)]);
    await confirm(user);
    expect(await pageSaying('结果尚未确认')).not.toMatch(DEVELOPERS_NOTE);
  });

  it('keeps a draft on demand, and names it in the address', async () => {
    const kept: unknown[] = [];
    const saves = reply(contract.financing.saveDraft, ({ form }) => {
      kept.push(form);
      return contract.financing.saveDraft.example.response;
    });
    const { user } = open('/?pieces=Q1&amount=500000&lender=12', [saves]);
    await user.type(await purposeField(), '备料');
    await user.click(screen.getByRole('button', { name: '保存草稿' }));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/?draft=D1'));
    // The form of the test before may still save what it was left with.
    expect(kept.at(-1)).toEqual({ channel: 12, pieces: [{ pieceId: 'Q1', version: 1 }], amount: yuan(500_000), purpose: '备料' });
    expect((await purposeField()).value).toBe('备料');
  });

  it('sends the files that go with it, which a draft keeps', async () => {
    const [draft] = drafts.slice(-1);
    if (!draft) throw new Error('no draft');
    const file = contract.file.register.example.response;
    const kept = reply(contract.financing.listDrafts, [{ ...draft, form: { ...draft.form, attachments: [file.id] }, attachments: [file] }]);
    const { user, sent } = open('/?draft=D2', [kept]);
    expect(await screen.findByText(file.name)).toBeDefined();
    await confirm(user);
    await screen.findByText('已提交复核');
    expect(sent[0]?.attachments).toEqual([file.id]);
  });

  it('submits a returned one again in its own name, and says why it came back', async () => {
    const { user, sent } = open('/?resubmit=F2');
    expect((await screen.findByText('审核岗退回了这笔申请')).parentElement?.textContent).toContain('请改用综合成本更低的资金方');
    expect(screen.queryByRole('button', { name: '保存草稿' })).toBeNull();
    await confirm(user);
    await screen.findByText('已提交复核');
    expect(sent[0]?.resubmits).toMatchObject({ id: 'F2' });
  });

  it('copies an application for another lender, who is still to be chosen', async () => {
    const { user, sent } = open('/?copy=F5');
    expect(await screen.findByText(/内容复制自 RZ20261120-0005/)).toBeDefined();
    expect((await lender('建设银行')).checked).toBe(false);
    expect((await purposeField()).value).toBe('支付原材料货款');
    await user.click(await lender('银行A'));
    await confirm(user);
    await screen.findByText('已提交复核');
    expect(sent[0]).toMatchObject({ copyOf: 'F5', channel: 1 });
  });

  it('is held while there is no network, and says why', async () => {
    const { user } = open('/?draft=D2');
    await agree(user);
    network('offline');
    expect(screen.getByRole('button', { name: '提交复核', description: /网络已断开，恢复后才能继续/ })).toHaveProperty('disabled', true);
    network('online');
    vi.restoreAllMocks();
  });

  it('opens the documents that are agreed to', async () => {
    const { user } = open('/?draft=D2');
    await user.click(await screen.findByRole('button', { name: '《融资办理委托与信息授权书》' }));
    expect((await screen.findByRole('dialog')).textContent).toContain('平台未指定资金方');
  });

  it('offers to try again when the vouchers do not come', async () => {
    open('/', [fail(contract.voucher.listHoldings, 500)]);
    expect(await screen.findByRole('button', { name: '重试' })).toBeDefined();
  });

  it('is for operators', async () => {
    renderScreen(<ApplyScreen />, { as: 'supplierReviewer', replies: [...platformReplies, delay(contract.voucher.listHoldings)] });
    expect(await screen.findByText('申请融资由经办岗办理')).toBeDefined();
  });
});
