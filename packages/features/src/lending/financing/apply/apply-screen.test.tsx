import { contract } from '@lianxin/api/contract';
import { refuse, reply, yuan, type MockReply } from '@lianxin/api/mock';
import { formatMoney, withoutIssuer } from '@lianxin/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeApplying, handIn, openForm, type ApplyingKind } from '../../../platform/testing/applications/applying.tsx';
import { papersBehind } from '../../../platform/testing/world/applications.ts';
import { drafts, offersFor, platformReplies, wholeForm } from '../financing.fixtures.ts';
import { ApplyScreen } from './apply-screen.tsx';
import { stubWindowWidth } from '../../../platform/testing/window-width.ts';

const [, draft = expect.fail('no draft')] = drafts;

const KIND: ApplyingKind = {
  screen: <ApplyScreen />,
  places: ['financing.records', 'financing.apply', 'voucher.holdings', 'tradePapers.papers'],
  replies: platformReplies,
  calls: contract.financing,
  quotes: (onAsked) =>
    reply(contract.financing.quote, (asked) => {
      onAsked();
      return offersFor(asked);
    }),
  draftId: draft.id,
  draftReply: (files) =>
    reply(contract.financing.listDrafts, () => {
      const attachments = files();
      return attachments ? [{ ...draft, form: { ...draft.form, attachments: attachments.map(({ id }) => id) }, attachments }] : [];
    }),
  lender: '建设银行',
  confirmation: ['¥ 3,000,000.00', '人民币叁佰万元整', /建设银行.*无追索/],
  amount: { label: /融资申请金额/, value: '3,000,000.00' },
  takenLabel: /融资申请金额/,
  purpose: /融资用途/,
  draftAmount: { amount: yuan(1_000_000) },
  sent: {
    ...wholeForm,
    pieces: wholeForm.pieces.toReversed(),
    quoteId: offersFor(wholeForm).offers.find(({ channel }) => channel === 12)?.quote?.id,
    agreements: ['assignment', 'entrustment'],
  },
  words: {
    blank: '填写融资金额后比较报价',
    last: '登记并放款',
    again: '再融一笔',
    forbidden: '申请融资由经办岗办理',
    document: '《融资办理委托与信息授权书》',
    clause: '平台未指定资金方',
  },
  returned: { id: 'F2', reason: '请改用综合成本更低的资金方' },
  copied: { id: 'F10', banner: /内容复制自 RZ20261120-0010（建设银行），请另选资金方/, other: '银行A', channel: 1 },
  faults: { purpose: '用途须与贸易背景相符', 'invoices.0.amount': '该发票已用于其他融资' },
  refusals: [
    ['INVOICE_SHORT', '贸易单据'],
    ['CHANNEL_REFUSED', '选择资金方'],
    ['ACCOUNT_UNUSABLE', '收款与用途'],
    ['SPLIT_LIMIT', '融资金额'],
  ],
};

const open = (at: string, replies: readonly MockReply[] = []) => openForm(KIND, at, replies);
const amountField = () => screen.findByRole<HTMLInputElement>('textbox', { name: KIND.amount.label });
const lender = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });
const paperField = (number: string) => screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`发票 ${number} 本次占用`) });

describeApplying(KIND);

describe('applying for financing', () => {
  it('checks for the chosen lender whether another one claims the invoices, and links to the unverified ones', async () => {
    const [large] = papersBehind;
    const claimed = reply(contract.financing.checkInvoices, ({ channel }) => ({
      papers: papersBehind.map((paper) => ({
        ...paper,
        invoice: { ...paper.invoice, verification: 'unchecked' as const },
        claimedElsewhere: channel !== undefined && paper === large,
      })),
      checks: [],
    }));
    open('/?pieces=Q3,Q5&amount=3000000&lender=12', [claimed]);
    expect(await screen.findByText('他处已占用')).toBeDefined();
    expect((await screen.findByRole('link', { name: '去查验发票' })).getAttribute('href')).toContain('verification=unchecked');
  });

  it('starts with the vouchers, amount and lender of the comparison', async () => {
    open('/?pieces=Q3,Q5&amount=3000000&lender=12');
    expect((await amountField()).value).toBe('3000000');
    expect((await lender('建设银行')).checked).toBe(true);
    expect(screen.getByText('已选 建设银行')).toBeDefined();
  });

  it('proposes invoices that cover the amount, and lets people change them', async () => {
    const { user } = open('/?pieces=Q3,Q5&amount=3000000&lender=12');
    const [first = expect.fail('no paper'), second = expect.fail('no other')] = papersBehind;
    expect((await paperField(first.invoice.number)).value).toBe('2,980,000.00');
    const more = await paperField(second.invoice.number);
    expect(more.value).toBe('20,000.00');
    await user.clear(more);
    await user.type(more, '1010000.01');
    expect(await screen.findByText('最多可用 1,010,000.00')).toBeDefined();
    expect(screen.getByText('发票占用超过可用金额')).toBeDefined();
  });

  it('requires more coverage if the lender does', async () => {
    const { user } = open('/?pieces=Q1&amount=1000000');
    await user.click(await lender('工商银行'));
    expect(await screen.findByText('占用合计 1,100,000.00 / 须覆盖 1,100,000.00')).toBeDefined();
  });

  it('explains that several groups of vouchers need several applications, and continues with one', async () => {
    const { user } = open('/?pieces=Q1,Q3,Q5');
    expect(await screen.findByText(/所选凭证分属 2 组，须分 2 次申请/)).toBeDefined();
    expect((await amountField()).value).toBe('3,554,500.00');
    await user.click(screen.getByRole('radio', { name: /2027-05-06/ }));
    expect((await amountField()).value).toBe('1,860,000.00');
  });

  it('continues with the other group after the submission', async () => {
    const { user } = open('/?pieces=Q1,Q3,Q5&lender=12');
    await user.type(await screen.findByRole('textbox', { name: KIND.purpose }), '支付原材料货款');
    await handIn(user);
    await user.click(await screen.findByRole('button', { name: '接着申请其余凭证' }));
    expect(screen.getByTestId('address').textContent).toBe('/place/financing.apply?pieces=Q1');
  });

  it('shows why the chosen lender cannot lend, and the remedy', async () => {
    open('/?pieces=Q1&lender=5');
    const panel = await screen.findByRole('region', { name: '融资检查' });
    expect(await within(panel).findByText(/额度还差 660,000.00 元，请选择其他资金方或调整金额/)).toBeDefined();
    await waitFor(() => expect(screen.getByRole('button', { name: '提交复核' })).toHaveProperty('disabled', true));
  });

  it('shows in summary, confirmation and result which figures depend on the issuer’s consent, and names the next steps', async () => {
    const { user } = open('/?pieces=Q3,Q5&amount=3000000&lender=2');
    const quote = offersFor({ ...wholeForm, amount: yuan(3_000_000) }).offers.find(({ channel }) => channel === 2)?.quote;
    if (!quote || quote.issuerCosts === 0n) return expect.fail('the issuer bears nothing');
    const alone = withoutIssuer({ ...quote, paidOut: quote.net });
    const condition = `须开立方同意承担 ${formatMoney(quote.issuerCosts)} 元；不同意时 ${formatMoney(alone?.paidOut ?? '')}`;
    await user.type(await screen.findByRole('textbox', { name: KIND.purpose }), '支付原材料货款');
    expect(await screen.findByText(condition)).toBeDefined();
    await user.click(await screen.findByRole('checkbox', { name: /已阅读并同意/ }));
    const submit = screen.getByRole<HTMLButtonElement>('button', { name: '提交复核' });
    await waitFor(() => expect(submit.disabled).toBe(false));
    await user.click(submit);
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(condition)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: '提交复核' }));
    const result = within(await screen.findByRole('status'));
    expect(result.getByText(new RegExp(`不同意时 ${formatMoney(alone?.paidOut ?? '')} 元`))).toBeDefined();
    for (const step of ['资金方补充步骤', '开立方同意付息分摊', '签署融资合同']) expect(result.getByText(step)).toBeDefined();
  });
});

describe('applying on a phone', () => {
  beforeEach(() => stubWindowWidth(390));
  afterEach(() => void vi.unstubAllGlobals());
  const chosen = () => screen.findByRole('region', { name: '所选凭证' });

  it('folds the chosen vouchers and the amount into one line before the quotes, and opens them again', async () => {
    const { user } = open('/?pieces=Q3,Q5&amount=3000000&lender=12');
    expect((await chosen()).textContent).toBe('2 笔凭证融资¥3,000,000.00到期日2027-04-16修改');
    expect((await lender('建设银行')).checked).toBe(true);
    expect(screen.queryByRole('region', { name: '选择凭证' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: KIND.amount.label })).toBeNull();
    await user.click(screen.getByRole('button', { name: '修改凭证与金额' }));
    expect(screen.getByRole('region', { name: '选择凭证' })).toBe(document.activeElement);
    const amount = await amountField();
    await user.clear(amount);
    await user.type(amount, '1000000');
    await user.click(screen.getByRole('button', { name: '选好了' }));
    expect((await chosen()).textContent).toContain('1,000,000.00');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '修改凭证与金额' }));
  });

  it('stays open while vouchers are being chosen, and when the server refuses what is folded', async () => {
    const { user, unmount } = open('/');
    await user.click(await screen.findByRole('checkbox', { name: /LX20260611000003555/ }));
    expect(await amountField()).toBeDefined();
    expect(screen.getByRole('region', { name: '选择凭证' })).toBeDefined();
    unmount();
    const { user: other } = open(`/?draft=${draft.id}`, [refuse(contract.financing.apply, 'SPLIT_LIMIT')]);
    await chosen();
    await handIn(other);
    expect(await amountField()).toBeDefined();
    expect(screen.queryByRole('region', { name: '所选凭证' })).toBeNull();
    await other.click(screen.getByRole('button', { name: '选好了' }));
    expect(await chosen()).toBeDefined();
    expect(screen.queryByRole('textbox', { name: KIND.amount.label })).toBeNull();
  });

  it('stays folded when the server refuses something else', async () => {
    const fields = [{ path: 'purpose', message: '用途须与贸易背景相符' }];
    const { user } = open(`/?draft=${draft.id}`, [refuse(contract.financing.apply, 'VALIDATION', { fields })]);
    await chosen();
    await handIn(user);
    expect(await screen.findByText('用途须与贸易背景相符')).toBeDefined();
    expect(await chosen()).toBeDefined();
    expect(screen.queryByRole('textbox', { name: KIND.amount.label })).toBeNull();
  });
});

describe('applying in a window that gets narrow', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('keeps vouchers and amount open', async () => {
    let narrow = false;
    const listeners = new Set<() => void>();
    vi.stubGlobal('matchMedia', (query: string) => ({
      get matches() {
        return narrow && query.startsWith('(width <=');
      },
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    }));
    open('/?pieces=Q3,Q5&amount=3000000&lender=12');
    const amount = await amountField();
    act(() => {
      narrow = true;
      for (const listener of listeners) listener();
    });
    expect(await screen.findByRole('button', { name: '选好了' })).toBeDefined();
    expect(await amountField()).toBe(amount);
  });
});
