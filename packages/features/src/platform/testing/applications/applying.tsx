import { contract, type FileView, type RequestOf } from '@lianxin/api/contract';
import { delay, disconnect, fail, refuse, reply, type MockReply } from '@lianxin/api/mock';
import type { RefusalKey } from '@lianxin/domain';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Place } from '../../navigation/index.ts';
import { network } from '../network.ts';
import { DEVELOPERS_NOTE, pageSaying } from '../our-words.ts';
import { renderScreen } from '../render-screen.tsx';
import { papersBehind } from '../world/applications.ts';

type Calls = typeof contract.financing | typeof contract.pledge;

export interface ApplyingKind {
  readonly screen: ReactElement;
  readonly places: readonly Place[];
  readonly replies: readonly MockReply[];
  readonly calls: Calls;
  /** The offers of all lenders; calls back on every request. */
  readonly quotes: (onAsked: () => void) => MockReply;
  /** A draft that lacks only the agreements, its reply (with files, or gone), its lender, and the texts of the confirmation. */
  readonly draftId: string;
  readonly draftReply: (files: () => FileView[] | null) => MockReply;
  readonly lender: string;
  readonly confirmation: readonly (string | RegExp)[];
  readonly amount: { readonly label: RegExp; readonly value: string };
  /** The labels of the amount taken of the vouchers and of the purpose, and what a draft keeps of the amount. */
  readonly takenLabel: RegExp;
  readonly purpose: RegExp;
  readonly draftAmount: object;
  /** The request that the draft makes. */
  readonly sent: object;
  /** The texts that differ by kind. */
  readonly words: Readonly<Record<'blank' | 'last' | 'again' | 'forbidden' | 'document' | 'clause', string>>;
  readonly returned: { readonly id: string; readonly reason: string };
  /** An application that is copied for another lender. */
  readonly copied: { readonly id: string; readonly banner: RegExp; readonly other: string; readonly channel: number };
  /** Messages of the server by the path of a field. */
  readonly faults: Readonly<Record<string, string>>;
  /** Refusals, and the part of the form that shows each. */
  readonly refusals: readonly (readonly [RefusalKey, string])[];
}

const submitButton = () => screen.getByRole<HTMLButtonElement>('button', { name: '提交复核' });
const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const lenderOf = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });

/** Renders a form at an address, and collects its submissions. */
export function openForm({ screen: shown, places, replies, calls }: ApplyingKind, at: string, further: readonly MockReply[] = []) {
  const sent: RequestOf<Calls['apply']>[] = [];
  const takes = reply(calls.apply, (request) => {
    sent.push(request);
    return calls.apply.example.response;
  });
  return { ...renderScreen(shown, { as: 'supplierOperator', at, places, replies: [...replies, takes, ...further] }), sent };
}

/** Accepts the agreements, which are not part of a draft. */
async function agree(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('checkbox', { name: /已阅读并同意/ }));
  await waitFor(() => expect(submitButton().disabled).toBe(false));
}

export async function handIn(user: UserEvent): Promise<void> {
  await agree(user);
  await user.click(submitButton());
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '提交复核' }));
}

export function describeApplying(kind: ApplyingKind): void {
  const { calls, draftId, words, amount } = kind;
  const whole = `/?draft=${draftId}`;
  const open = (at: string, replies: readonly MockReply[] = []) => openForm(kind, at, replies);
  const isUnharmed = async () => {
    expect((await field(kind.purpose)).value).toBe('支付原材料货款');
    expect((await field(amount.label)).value).toBe(amount.value);
  };

  describe('applying to a lender', () => {
    afterEach(() => void vi.useRealTimers());

    it('reports at once that other applications hold all invoices, and goes back to the choice of vouchers', async () => {
      const held = papersBehind.map((paper) => ({ ...paper, occupied: paper.used }));
      const { user } = open('/?pieces=Q3', [reply(contract.financing.checkInvoices, { papers: held, checks: [] })]);
      expect(await screen.findByText('所选凭证的发票已全部被占用')).toBeDefined();
      expect(screen.queryByText('发票待选择')).toBeNull();
      expect(screen.getByText('发票覆盖不足')).toBeDefined();
      // There is no other invoice to add.
      expect(screen.queryByText(/请补充发票/)).toBeNull();
      await user.click(screen.getByRole('button', { name: '更换凭证' }));
      await waitFor(() => expect(screen.queryByText('所选凭证的发票已全部被占用')).toBeNull());
      expect(screen.getByRole('region', { name: '选择凭证' })).toBe(document.activeElement);
      expect(screen.getAllByRole<HTMLInputElement>('checkbox', { name: /LX20/ }).filter(({ checked }) => checked)).toEqual([]);
    });

    it('requires vouchers first, and lists what else is missing', async () => {
      open('/');
      expect(await screen.findByText(words.blank)).toBeDefined();
      expect(submitButton().disabled).toBe(true);
      expect(submitButton().closest('[data-slot=foot-bar]')?.textContent).toContain('凭证待选择');
    });

    it('confirms amount, lender and consequence before submitting, then shows the next steps', async () => {
      const { user, sent } = open(whole);
      await agree(user);
      await user.click(submitButton());
      const dialog = within(await screen.findByRole('alertdialog'));
      for (const text of kind.confirmation) expect(dialog.getByText(text)).toBeDefined();
      await user.click(dialog.getByRole('button', { name: '提交复核' }));
      expect(await screen.findByText('已提交复核')).toBeDefined();
      expect(screen.getByText(`${kind.lender}受理与审批`)).toBeDefined();
      expect(screen.getByText(words.last)).toBeDefined();
      expect(sent).toEqual([{ ...kind.sent, draftId }]);
      await user.click(screen.getByRole('button', { name: words.again }));
      expect(await screen.findByText(words.blank)).toBeDefined();
    });

    it.each([whole, `/?resubmit=${kind.returned.id}`])(
      'clears the address after the submission, so that a reload starts empty: %s',
      async (at) => {
        let files: FileView[] | null = [];
        const { user, unmount } = open(at, [kind.draftReply(() => files)]);
        await waitFor(() => expect(submitButton()).toBeDefined());
        files = null;
        await handIn(user);
        expect(await screen.findByText('已提交复核')).toBeDefined();
        await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/'));
        expect(screen.getByText('已提交复核')).toBeDefined();
        expect(screen.queryByText('草稿已提交或删除，请重新填写')).toBeNull();
        unmount();
        open('/');
        expect(await screen.findByText(words.blank)).toBeDefined();
      },
    );

    it('shows errors at their fields, and keeps the input', async () => {
      const fields = Object.entries(kind.faults).map(([path, message]) => ({ path, message }));
      const { user } = open(whole, [refuse(calls.apply, 'VALIDATION', { fields })]);
      await handIn(user);
      expect(await screen.findByText('没有提交，有内容需要改正')).toBeDefined();
      for (const { message } of fields) expect(screen.getByText(message)).toBeDefined();
      await isUnharmed();
    });

    it.each(kind.refusals)('shows %s at the part of the form that it concerns', async (refusal, place) => {
      const { user } = open(whole, [refuse(calls.apply, refusal)]);
      await handIn(user);
      await screen.findByText('没有提交，有内容需要改正');
      expect(screen.getByRole('region', { name: place }).querySelector('[role=alert], [data-invalid]')).not.toBeNull();
    });

    it('requests new quotes after one has expired, reports the change, and keeps the input', async () => {
      const asked = vi.fn();
      const { user } = open(whole, [kind.quotes(asked), refuse(calls.apply, 'QUOTE_EXPIRED')]);
      await agree(user);
      const before = asked.mock.calls.length;
      await user.click(submitButton());
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '提交复核' }));
      expect(await screen.findByText('报价已失效，没有提交')).toBeDefined();
      await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(before));
      expect((await lenderOf(kind.lender)).checked).toBe(true);
      await isUnharmed();
    });

    it('marks a quote that expires while the form is open', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
      const { user } = open(whole);
      await agree(user);
      // From Friday morning until after the cut-off on Monday.
      await vi.advanceTimersByTimeAsync(5 * 24 * 3_600_000);
      expect((await screen.findAllByText('报价已失效')).length).toBeGreaterThan(0);
      expect(submitButton().disabled).toBe(true);
      expect(submitButton().closest('[data-slot=foot-bar]')?.textContent).toContain('请重新询价');
    });

    it('reloads the holdings after a change meanwhile, and reports it', async () => {
      const changed = { changedBy: '刘志强', changedAt: '2026-11-20T10:00:00+08:00', version: 2 };
      const { user } = open(whole, [refuse(calls.apply, 'STALE_VERSION', changed)]);
      await handIn(user);
      expect(await screen.findByText('凭证刚刚发生变化，没有提交')).toBeDefined();
      await isUnharmed();
    });

    it('reports a lost answer in our own words', async () => {
      const { user } = open(whole, [disconnect(calls.apply)]);
      await handIn(user);
      expect(await pageSaying('结果尚未确认')).not.toMatch(DEVELOPERS_NOTE);
    });

    it('saves a draft, and puts it into the address', async () => {
      const kept: unknown[] = [];
      const saves = reply(calls.saveDraft, ({ form }) => {
        kept.push(form);
        return calls.saveDraft.example.response;
      });
      const { user } = open('/?pieces=Q3', [saves]);
      const taken = await field(kind.takenLabel);
      await user.clear(taken);
      await user.type(taken, '1000000');
      await user.type(await field(kind.purpose), '备料');
      await user.click(screen.getByRole('button', { name: '保存草稿' }));
      await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(`/?draft=${calls.saveDraft.example.response.id}`));
      // The form of the previous test may still save its draft.
      expect(kept.at(-1)).toEqual({ ...kind.draftAmount, pieces: [{ pieceId: 'Q3', version: 1 }], purpose: '备料' });
      expect((await field(kind.purpose)).value).toBe('备料');
    });

    it('sends the files of a draft', async () => {
      const file = contract.file.register.example.response;
      const { user, sent } = open(whole, [kind.draftReply(() => [file])]);
      expect(await screen.findByText(file.name)).toBeDefined();
      await handIn(user);
      await screen.findByText('已提交复核');
      expect(sent[0]?.attachments).toEqual([file.id]);
    });

    it('reports a deleted draft, and starts empty', async () => {
      open('/?draft=gone');
      expect(await screen.findByText('草稿已提交或删除，请重新填写')).toBeDefined();
    });

    it('submits a returned application again, and shows the reason', async () => {
      const { user, sent } = open(`/?resubmit=${kind.returned.id}`);
      expect((await screen.findByText('这笔申请被退回')).parentElement?.textContent).toContain(kind.returned.reason);
      expect(screen.queryByRole('button', { name: '保存草稿' })).toBeNull();
      await handIn(user);
      await screen.findByText('已提交复核');
      expect(sent[0]?.resubmits).toEqual({ id: kind.returned.id, version: 0 });
    });

    it('copies an application for another lender', async () => {
      const { id, banner, other, channel } = kind.copied;
      const { user, sent } = open(`/?copy=${id}`);
      expect(await screen.findByText(banner)).toBeDefined();
      expect((await lenderOf(kind.lender)).checked).toBe(false);
      expect((await field(kind.purpose)).value).toBe('支付原材料货款');
      await user.click(await lenderOf(other));
      await handIn(user);
      await screen.findByText('已提交复核');
      expect(sent[0]).toMatchObject({ copyOf: id, channel });
    });

    it('disables the submission without a network, with the reason', async () => {
      const { user } = open(whole);
      await agree(user);
      network('offline');
      expect(screen.getByRole('button', { name: '提交复核', description: /网络已断开，恢复后才能继续/ })).toHaveProperty('disabled', true);
      network('online');
      vi.restoreAllMocks();
    });

    it('opens the agreements', async () => {
      const { user } = open(whole);
      await user.click(await screen.findByRole('button', { name: words.document }));
      expect((await screen.findByRole('dialog')).textContent).toContain(words.clause);
    });

    it('offers a retry after vouchers or quotes failed to load', async () => {
      const { unmount } = open('/', [fail(contract.voucher.listHoldings, 500)]);
      expect(await screen.findByRole('button', { name: '重试' })).toBeDefined();
      unmount();
      open('/?pieces=Q3', [fail(calls.quote, 500)]);
      expect(await screen.findByText('没有取得报价')).toBeDefined();
      expect((await field(kind.takenLabel)).value).toBe('3,286,500.00');
    });

    it('is for operators', async () => {
      renderScreen(kind.screen, { as: 'supplierReviewer', replies: [...kind.replies, delay(contract.voucher.listHoldings)] });
      expect(await screen.findByText(words.forbidden)).toBeDefined();
    });
  });
}
