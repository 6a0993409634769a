import type { contract, RequestOf, ResponseOf } from '@lianxin/api/contract';
import { fail, reply, type MockReply } from '@lianxin/api/mock';
import type { Act } from '@lianxin/domain';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Place } from '../../navigation/index.ts';
import { buttonsByRow, rowOf } from '../action-rows.ts';
import { renderScreen } from '../render-screen.tsx';

type FundingRow = ResponseOf<typeof contract.pledge.list>['list'][number];
type Calls = typeof contract.financing | typeof contract.pledge;
type Pdf = typeof contract.pdf;

export interface RecordsKind {
  readonly name: 'financing' | 'pledge';
  readonly screen: ReactElement;
  readonly places: readonly Place[];
  readonly replies: readonly MockReply[];
  readonly calls: Calls;
  /** Its ids are F1 and its numbers RZ20261120-0001, or P1 and ZY20261120-0001. */
  readonly letter: string;
  readonly prefix: string;
  /** The list with an application for each set of acts, and the empty list. */
  readonly listOf: (acts: readonly (readonly Act[])[], row?: Pick<FundingRow, 'lastReminder'>) => MockReply;
  readonly empty: MockReply;
  readonly row: { readonly order: number; readonly texts: readonly (string | RegExp)[]; readonly progress: string };
  /** A state in the address, and in the request. */
  readonly state: readonly [code: string, state: string];
  /** The texts that differ by kind; `facts` is asked before a withdrawal. */
  readonly words: Readonly<Record<'sheet' | 'agreement' | 'taken' | 'empty' | 'apply', string>> & { readonly facts: RegExp };
  /** The order of an application that is disbursed and registered, of one that is not, and the reply that the lender waived the registration. */
  readonly paid: number;
  readonly unpaid: number;
  readonly waived: MockReply;
  readonly paidOut: Pdf['ofFinancingPaid'] | Pdf['ofLoanPaid'];
  readonly registered: Pdf['ofFinancingRegistered'] | Pdf['ofLoanRegistered'];
  readonly draft: { readonly id: string; readonly amount: string; readonly about: string };
  /** The buttons of a row, for the acts that the server allows. */
  readonly offers: readonly (readonly [acts: readonly Act[], buttons: readonly string[]])[];
  readonly reviewedAt: string;
}

/** Starts a step from the foot of the sheet, by its button or the menu. */
export async function startStep(user: UserEvent, sheet: string, name: string, title = name) {
  const detail = within(await screen.findByRole('dialog', { name: sheet }));
  await detail.findByText(/^人民币/);
  const shown = detail.queryByRole('button', { name });
  if (shown) await user.click(shown);
  else {
    await user.click(await detail.findByRole('button', { name: /更多操作/ }));
    await user.click(await screen.findByRole('menuitem', { name }));
  }
  return within(await screen.findByRole('dialog', { name: title }));
}

export function describeRecords(kind: RecordsKind): void {
  const { name, calls, letter, prefix, words } = kind;
  const idOf = (order: number) => `${letter}${order}`;
  const numberOf = (order: number) => `${prefix}20261120-${String(order).padStart(4, '0')}`;
  const open = (at = '/', replies: readonly MockReply[] = []) =>
    renderScreen(kind.screen, { as: 'supplierOperator', at, places: kind.places, replies: [...kind.replies, ...replies] });
  const watched = () => {
    const asked: RequestOf<Calls['list']>[] = [];
    const answer = calls.list.example.response;
    const list = reply(calls.list, (request) => {
      asked.push(request);
      return answer;
    });
    return { asked, list };
  };
  const rowWith = async (order: number) => within(rowOf(await screen.findByText(numberOf(order))));
  const sheet = async () => within(await screen.findByRole('dialog', { name: words.sheet }));

  describe('the records of applications to lenders', () => {
    it('list all applications with lender, amounts and progress', async () => {
      open();
      const row = await rowWith(kind.row.order);
      for (const text of kind.row.texts) expect(row.getByText(text)).toBeDefined();
      expect(row.getByRole('img', { name: kind.row.progress })).toBeDefined();
    });

    it('show no progress of a declined application', async () => {
      open();
      expect((await rowWith(10)).queryByRole('img')).toBeNull();
    });

    it('request the filters of the address', async () => {
      const [code, state] = kind.state;
      const { asked, list } = watched();
      open(`/?state=${code}&lender=3&issuer=E1001&dueFrom=2027-01-01&amountTo=500&submittedTo=2026-11-20`, [list]);
      await screen.findByText(numberOf(1));
      expect(asked[0]).toMatchObject({
        states: [state],
        channel: 3,
        issuerNo: 'E1001',
        dueFrom: '2027-01-01',
        amountTo: 50_000n,
        submittedTo: '2026-11-20',
      });
    });

    it('request the applications that wait for the viewer', async () => {
      const { asked, list } = watched();
      const { user } = open('/', [list]);
      await user.click(await screen.findByRole('radio', { name: /待我处理/ }));
      await waitFor(() => expect(asked.at(-1)).toMatchObject({ waitingForMe: true }));
    });

    it('make the receipt of a disbursement, but offer none before', async () => {
      const made = vi.fn(() => kind.paidOut.example.response);
      const { user, unmount } = open(`/?id=${idOf(kind.paid)}`, [reply(kind.paidOut, made)]);
      await user.click(await (await sheet()).findByRole('button', { name: '放款回单' }));
      await waitFor(() => expect(made).toHaveBeenCalledWith({ id: idOf(kind.paid) }));
      unmount();
      open(`/?id=${idOf(kind.unpaid)}`);
      expect(await (await sheet()).findByRole('button', { name: words.agreement })).toBeDefined();
      expect(screen.queryByRole('button', { name: '放款回单' })).toBeNull();
    });

    it('make the certificate of registration, but offer none before or after a waiver', async () => {
      const made = vi.fn(() => kind.registered.example.response);
      const { user, unmount } = open(`/?id=${idOf(kind.paid)}`, [reply(kind.registered, made)]);
      await user.click(await (await sheet()).findByRole('button', { name: '中登证明' }));
      await waitFor(() => expect(made).toHaveBeenCalledWith({ id: idOf(kind.paid) }));
      unmount();
      const before = open(`/?id=${idOf(kind.unpaid)}`);
      expect(await (await sheet()).findByRole('button', { name: words.agreement })).toBeDefined();
      expect(screen.queryByRole('button', { name: '中登证明' })).toBeNull();
      before.unmount();
      open(`/?id=${idOf(kind.paid)}&tab=progress`, [kind.waived]);
      expect(await (await sheet()).findByText('行内已登记')).toBeDefined();
      expect(screen.queryByRole('button', { name: '中登证明' })).toBeNull();
    });

    it('show the registration after disbursement', async () => {
      open(`/?id=${idOf(kind.paid)}&tab=progress`);
      expect(await (await sheet()).findByText('21430987000123456789')).toBeDefined();
    });

    it('show the amounts of each invoice in three columns', async () => {
      open(`/?id=${idOf(1)}&tab=papers`);
      const heads = within(await (await sheet()).findByRole('table', { name: '发票' })).getAllByRole('columnheader');
      expect(heads.map((head) => head.textContent)).toEqual(['发票号码', '发票使用金额', '融资已占用', words.taken, '查验']);
    });

    it('list drafts with their lenders, open and delete them', async () => {
      const deleted = vi.fn(() => calls.deleteDraft.example.response);
      const { id, amount, about } = kind.draft;
      const { user } = open('/', [reply(calls.deleteDraft, deleted)]);
      const drafts = within(await screen.findByRole('region', { name: '草稿' }));
      const item = within((await drafts.findByText(amount)).closest('li') ?? expect.fail('no draft is listed'));
      expect(item.getByText(about)).toBeDefined();
      await user.click(item.getByRole('button', { name: '删除' }));
      expect(deleted).toHaveBeenCalledWith({ id });
      await user.click(item.getByRole('button', { name: '继续填写' }));
      expect(screen.getByTestId('address').textContent).toBe(`/place/${name}.apply?draft=${id}`);
    });

    it('show an empty list', async () => {
      open('/', [kind.empty]);
      expect(await screen.findByText(words.empty)).toBeDefined();
    });

    it('offer a retry after a failure', async () => {
      open('/', [fail(calls.list, 500)]);
      expect(await screen.findByRole('button', { name: '重试' })).toBeDefined();
    });
  });

  describe('a row of the records', () => {
    async function press(act: Act, label: string, replies: readonly MockReply[] = []) {
      const { user } = open('/', [kind.listOf([[act]]), ...replies]);
      await user.click(await screen.findByText(label, { selector: 'td button' }));
      const asked = async () => within(await screen.findByRole('alertdialog'));
      const confirm = async () => user.click((await asked()).getByRole('button', { name: label }));
      return { asked, confirm };
    }

    it('offers the acts that the server allows, and the details', async () => {
      open('/', [kind.listOf(kind.offers.map(([acts]) => ['view', ...acts]))]);
      await screen.findByText('换机构申请');
      const table = screen.getByText('换机构申请').closest('table') ?? expect.fail('it stands in no table');
      expect(buttonsByRow(table)).toEqual(kind.offers.map(([, buttons]) => [...buttons, '详情']));
    });

    it.each([
      ['the form to submit it again', 'edit', '修改', `/place/${name}.apply?resubmit=${idOf(0)}`],
      ['the form to apply elsewhere', 'copyToLender', '换机构申请', `/place/${name}.apply?copy=${idOf(0)}`],
      ['the queue that reviews it', 'pass', '复核', `${kind.reviewedAt}id=${idOf(0)}`],
      ['its detail', 'view', '详情', `/?id=${idOf(0)}`],
    ] as const)('opens %s', async (_, act, label, place) => {
      await press(act, label);
      await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(place));
    });

    it('is withdrawn after a confirmation with amount and lender, with or without a reason', async () => {
      const withdrawn = vi.fn(() => calls.withdraw.example.response);
      const { asked, confirm } = await press('withdraw', '撤回', [reply(calls.withdraw, withdrawn)]);
      expect((await asked()).getByText(/1,000,000\.00/)).toBeDefined();
      expect((await asked()).getByText(words.facts)).toBeDefined();
      await confirm();
      await waitFor(() => expect(withdrawn).toHaveBeenCalledWith({ id: idOf(0), version: 3 }));
    });

    it('is deleted after a confirmation', async () => {
      const removed = vi.fn(() => calls.remove.example.response);
      const { confirm } = await press('delete', '删除', [reply(calls.remove, removed)]);
      await confirm();
      await waitFor(() => expect(removed).toHaveBeenCalledWith({ id: idOf(0), version: 3 }));
    });

    it('is not reminded of twice a day, and says when it was', async () => {
      const lastReminder = { at: '2026-11-20T09:30:00+08:00', today: true };
      open('/', [kind.listOf([['remind']], { lastReminder })]);
      const button = await screen.findByRole('button', { name: '催办' });
      expect(button.getAttribute('aria-disabled')).toBe('true');
      button.focus();
      expect((await screen.findByRole('tooltip')).textContent).toBe('2026-11-20 09:30 已催办，明天可以再次催办');
    });

    it('reminds the party that has to act', async () => {
      const reminded = vi.fn(() => calls.remind.example.response);
      await press('remind', '催办', [reply(calls.remind, reminded)]);
      await waitFor(() => expect(reminded).toHaveBeenCalledWith({ id: idOf(0) }));
    });
  });

  it.each([
    ['supplierOperator', words.apply],
    ['supplierReviewer', '进入复核'],
    ['supplierAdministrator', undefined],
  ] as const)('has the links for operators and reviewers only: %s', async (as, link) => {
    renderScreen(kind.screen, { as, places: kind.places, replies: kind.replies });
    await screen.findByRole('table');
    const links = [words.apply, '进入复核'].filter((label) => screen.queryByRole('link', { name: label }) !== null);
    expect(links).toEqual(link === undefined ? [] : [link]);
  });
}
