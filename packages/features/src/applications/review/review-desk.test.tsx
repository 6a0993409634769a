import { contract, TransferId } from '@lianxin/api/contract';
import { day, disconnect, refuse, reply } from '@lianxin/api/mock';
import { useAnswerCache } from '@lianxin/api/react';
import { i18n } from '@lingui/core';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { DEVELOPERS_NOTE, pageSaying } from '../../platform/testing/our-words.ts';
import { renderScreen } from '../../platform/testing/render-screen.tsx';
import { messages as english } from './locales/en-US.po';
import { ExampleDesk, exampleReplies, exampleRows, rowsForTwo } from './review.fixtures.tsx';
import { stubWindowWidth } from '../../platform/testing/window-width.ts';

afterEach(() => vi.unstubAllGlobals());

/** The server announces a change. */
function Renewal() {
  const answers = useAnswerCache();
  return (
    <button type="button" onClick={() => void answers.refresh((resource) => resource === 'transfer')}>
      再看
    </button>
  );
}

const open = (at = '/', replies = exampleReplies(), reviewer = true) =>
  renderScreen(
    <>
      <ExampleDesk reviewer={reviewer} />
      <Renewal />
    </>,
    { as: 'supplierOperator', at, replies },
  );
const address = () => screen.getByTestId('address').textContent;
const verb = (name: RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });

describe('a review desk', () => {
  it('says by when each item has to be decided, in the list and beside the decisions', async () => {
    const [first = expect.fail('no items'), second = expect.fail('one item only')] = exampleRows;
    const rows = [
      { ...first, lastDay: day('2026-12-03') },
      { ...second, lastDay: null },
    ];
    const { user } = open('/', exampleReplies(rows));
    expect(await screen.findAllByText('最迟 2026-12-03 处理')).toHaveLength(2);
    await user.keyboard('j');
    await waitFor(() => expect(screen.getAllByText(/^最迟/)).toHaveLength(1));
  });

  it('stands in the order of the next deadline, and says so', async () => {
    const sorted: (string | undefined)[] = [];
    const rows = exampleRows;
    open('/', [
      ...exampleReplies(),
      reply(contract.transfer.listOutgoing, ({ sort }) => {
        sorted.push(sort);
        return { ...contract.transfer.listOutgoing.example.response, list: [...rows], total: rows.length };
      }),
    ]);
    expect((await screen.findByRole('combobox', { name: '排序' })).textContent).toContain('到期最近');
    await waitFor(() => expect(sorted).toEqual(['dueOn']));
  });

  it('shows the first item, and decides by key without a question', async () => {
    const decided = vi.fn(() => contract.transfer.remind.example.response);
    const { user } = open('/', [...exampleReplies(), reply(contract.transfer.remind, decided)]);
    expect(await screen.findByText('单据 N-A')).toBeDefined();
    await user.keyboard('s');
    await waitFor(() => expect(address()).toBe('/?id=B'));
    expect(decided).toHaveBeenCalledWith({ id: 'A' });
  });

  it('distinguishes an empty search from an empty queue, and clears the search', async () => {
    const none = reply(contract.transfer.listOutgoing, ({ search }) =>
      search === undefined
        ? { ...contract.transfer.listOutgoing.example.response, list: [...exampleRows], total: exampleRows.length }
        : { ...contract.transfer.listOutgoing.example.response, list: [], total: 0 },
    );
    const { user } = open('/?search=ZR0', [...exampleReplies(), none]);
    await user.click(await screen.findByRole('button', { name: '清除搜索' }));
    expect(screen.queryByText('都处理完了')).toBeNull();
    expect(await screen.findByText('单据 N-A')).toBeDefined();
  });

  it('shows all decisions of the kind, the primary one last', async () => {
    open();
    await screen.findByText('1 / 3');
    const footer = within(screen.getByRole('contentinfo', { name: '复核' }));
    expect(footer.getAllByRole('button').map((button) => button.textContent)).toEqual(['退回 R', '搁置 S', '通过 A']);
  });

  it('returns to the list after a decision on a phone', async () => {
    stubWindowWidth(390);
    const { user } = open('/?id=A');
    await user.click(await verb(/^通过/));
    await waitFor(() => expect(address()).toBe('/'));
    expect(screen.getByRole('heading', { name: '示例审核' })).toBeDefined();
  });

  it('reports that the item of the address is no longer in the queue, and shows no other item instead', async () => {
    const { user } = open('/?id=Z');
    expect(await screen.findByText('该单据已被处理')).toBeDefined();
    expect(screen.queryByText(/^单据/)).toBeNull();
    await user.keyboard('a');
    await user.click(await verb(/查看其他待办/));
    expect(await screen.findByText('单据 N-A')).toBeDefined();
  });

  it('reports it above the list on a phone', async () => {
    stubWindowWidth(390);
    open('/?id=Z');
    expect(await screen.findByText('该单据已被处理')).toBeDefined();
    expect(screen.getByText('N-A')).toBeDefined();
  });

  it('opens an item that is not on the current page', async () => {
    const [first] = exampleReplies();
    const many = reply(contract.transfer.listOutgoing, {
      ...contract.transfer.listOutgoing.example.response,
      list: [...exampleRows],
      total: 250,
    });
    open('/?id=Z', [...exampleReplies(), ...(first ? [first] : []), many]);
    expect(await screen.findByText('单据 N-A')).toBeDefined();
  });

  describe('with more than one page', () => {
    /** The reply with so many items. */
    const crowd = (count: () => number) =>
      reply(contract.transfer.listOutgoing, ({ page, pageSize }) => {
        const [one] = exampleRows;
        if (!one) throw new Error('no example');
        const all = Array.from({ length: count() }, (_, index) => {
          const id = z.parse(TransferId, `W${index + 1}`);
          return { ...one, id, transferNumber: `N-${id}` };
        });
        const list = all.slice((page - 1) * pageSize, page * pageSize);
        return { ...contract.transfer.listOutgoing.example.response, list, total: all.length, page, pageSize };
      });

    it('shows the total, and reaches items beyond the first hundred', async () => {
      const { user } = open('/', [...exampleReplies(), crowd(() => 130)]);
      expect(await screen.findByText('单据 N-W1')).toBeDefined();
      expect(screen.getByText(/^130 笔/)).toBeDefined();
      await user.click(screen.getByRole('button', { name: '下一页' }));
      expect(await screen.findByText('单据 N-W101')).toBeDefined();
      expect(screen.getByText('101 / 130')).toBeDefined();
      expect(address()).toBe('/?page=2');
    });

    it('goes to the previous page after the last item of a page was decided', async () => {
      let waiting = 101;
      const decides = reply(contract.transfer.remind, () => {
        waiting = 100;
        return contract.transfer.remind.example.response;
      });
      const { user } = open('/?page=2', [...exampleReplies(), crowd(() => waiting), decides]);
      expect(await screen.findByText('单据 N-W101')).toBeDefined();
      await user.keyboard('s');
      expect(await screen.findByText('单据 N-W1')).toBeDefined();
      expect(screen.queryByRole('navigation', { name: '分页' })).toBeNull();
    });
  });

  it('trims the search text without disturbing the typing', async () => {
    const asked = vi.fn<(search: string | undefined) => void>();
    const list = reply(contract.transfer.listOutgoing, ({ search }) => {
      asked(search);
      return { ...contract.transfer.listOutgoing.example.response, list: [...exampleRows], total: exampleRows.length };
    });
    const { user } = open('/', [...exampleReplies(), list]);
    const box = await screen.findByLabelText('编号');
    await user.type(box, ' 云岭 物流 ');
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith('云岭 物流'));
    expect(box).toHaveProperty('value', ' 云岭 物流 ');
    expect(asked.mock.calls.every(([search]) => search === search?.trim())).toBe(true);
  });

  it('disables all decisions and keys for the person who made the item, with an accessible reason', async () => {
    const { user } = open('/?id=C');
    for (const name of [/^退回/, /^搁置/, /^通过/])
      // oxlint-disable-next-line no-await-in-loop -- they come together
      expect(await verb(name)).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: /^通过/, description: '不能复核自己经办的' })).toBeDefined();
    await user.keyboard('rsa');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('disables nothing in the list for people who only read', async () => {
    open('/', exampleReplies(), false);
    expect(await screen.findByText('由本企业审核岗复核，您可以查看')).toBeDefined();
    expect(screen.queryByText('不能复核自己经办的')).toBeNull();
  });

  it('reports a failure in our own words, and stays on the item', async () => {
    const { user } = open('/', [...exampleReplies(), disconnect(contract.transfer.remind)]);
    await user.click(await verb(/^通过/));
    expect(await pageSaying('网络或服务暂时不可用。可以再次提交，同一笔不会重复。')).not.toMatch(DEVELOPERS_NOTE);
    expect(screen.getByText('单据 N-A')).toBeDefined();
  });

  it('reports an unknown outcome by the name of the item after it has left the queue', async () => {
    let waiting = exampleRows;
    const list = reply(contract.transfer.listOutgoing, () => ({
      ...contract.transfer.listOutgoing.example.response,
      list: [...waiting],
      total: waiting.length,
    }));
    const [, get] = exampleReplies();
    const { user } = open('/', [list, ...(get ? [get] : []), disconnect(contract.transfer.remind)]);
    await verb(/^通过/);
    waiting = [];
    await user.click(await verb(/^通过/));
    await screen.findByText('结果尚未确认');
    act(() => screen.getByRole('button', { name: '再看' }).click());
    expect(await screen.findByText('都处理完了')).toBeDefined();
    expect(within(screen.getByRole('alert')).getByText('N-A')).toBeDefined();
  });

  it('ignores its keys while a dialog is open, wherever the focus is', async () => {
    const decided = vi.fn(() => contract.transfer.remind.example.response);
    const { user } = open('/', [...exampleReplies(), reply(contract.transfer.remind, decided)]);
    await user.click(await verb(/^退回/));
    const dialog = await screen.findByRole('alertdialog');
    act(() => document.body.focus());
    fireEvent.keyDown(document.body, { key: 's' });
    expect(dialog.isConnected).toBe(true);
    await user.click(within(dialog).getByRole('button', { name: '取消' }));
    expect(decided).not.toHaveBeenCalled();
  });

  it('keeps the dialog for the reason open until the answer arrives', async () => {
    const { user } = open('/', [...exampleReplies(), disconnect(contract.transfer.withdraw)]);
    await user.click(await verb(/^退回/));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: '资料不全' }));
    await user.click(dialog.getByRole('button', { name: '退回' }));
    expect(await dialog.findByText('结果尚未确认')).toBeDefined();
    expect(dialog.getByRole('textbox', { name: /原因/ })).toHaveProperty('value', '资料不全');
  });

  it('reports a conflict, and continues after a refresh', async () => {
    const { user } = open('/', [...exampleReplies(), refuse(contract.transfer.withdraw, 'ILLEGAL_STATE')]);
    await user.click(await verb(/^退回/));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: '资料不全' }));
    await user.click(dialog.getByRole('button', { name: '退回' }));
    expect(await screen.findByText('该单据已被处理')).toBeDefined();
    await user.click(await verb(/^刷新$/));
    await waitFor(() => expect(address()).toBe('/?id=B'));
  });

  it('keeps the reason visible after a conflict, even if the item has left the queue', async () => {
    let waiting = exampleRows;
    const list = reply(contract.transfer.listOutgoing, () => ({
      ...contract.transfer.listOutgoing.example.response,
      list: [...waiting],
      total: waiting.length,
    }));
    const [, get] = exampleReplies();
    const { user } = open('/', [list, ...(get ? [get] : []), refuse(contract.transfer.withdraw, 'STALE_VERSION')]);
    const renewal = await verb(/^再看$/);
    await user.click(await verb(/^退回/));
    const dialog = within(await screen.findByRole('alertdialog'));
    const reason = () => dialog.getByRole('textbox', { name: /原因/ });
    await user.type(reason(), '发票与合同不符');
    waiting = [];
    act(() => renewal.click());
    await user.click(dialog.getByRole('button', { name: '退回' }));
    expect(await dialog.findByText('该单据已被处理')).toBeDefined();
    expect(dialog.getByText(/您填写的原因还在这里/)).toBeDefined();
    expect(reason()).toHaveProperty('value', '发票与合同不符');
    expect(dialog.getByRole('button', { name: '退回' })).toHaveProperty('disabled', true);
    await user.click(dialog.getByRole('button', { name: '取消' }));
    expect(within(await screen.findByRole('alert')).getByText('N-A')).toBeDefined();
  });

  it('fills in a reason that could not be sent when the decision is taken again', async () => {
    const { user } = open('/', [...exampleReplies(), refuse(contract.transfer.withdraw, 'STALE_VERSION')]);
    await user.click(await verb(/^退回/));
    let dialog = within(await screen.findByRole('alertdialog'));
    await user.type(dialog.getByRole('textbox', { name: /原因/ }), '发票与合同不符');
    await user.click(dialog.getByRole('button', { name: '退回' }));
    await dialog.findByText('该单据已被处理');
    await user.click(dialog.getByRole('button', { name: '取消' }));
    await user.click(await verb(/^退回/));
    dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByRole('textbox', { name: /原因/ })).toHaveProperty('value', '发票与合同不符');
    expect(dialog.getByRole('button', { name: '退回' })).toHaveProperty('disabled', false);
  });

  it('shows the progress of two reviews, and that the first one does not take effect yet', async () => {
    const { user } = open('/', exampleReplies(rowsForTwo));
    expect(await screen.findByText('两人复核：待一审（0/2）')).toBeDefined();
    await user.keyboard('a');
    expect(await screen.findByText('N-T0 一审已通过，等待另一位审核岗复审')).toBeDefined();
    expect(await screen.findByText('两人复核：孙丽萍 已于 2026-11-20 09:42 一审通过（1/2）')).toBeDefined();
    await user.keyboard('a');
    expect(await screen.findByText('已通过')).toBeDefined();
  });

  it('disables all decisions for the person who passed it first', async () => {
    open('/?id=T2', exampleReplies(rowsForTwo));
    expect(await screen.findByRole('button', { name: /^通过/, description: '您已完成一审，须由另一位审核岗复审' })).toHaveProperty(
      'disabled',
      true,
    );
  });

  it('tells for whom the reviewer acts as a substitute today', async () => {
    const [example] = contract.staff.absences.example.response.list;
    if (!example) throw new Error('the contract lost an example');
    const running = { ...example, state: 'running', part: 'deputy' } as const;
    renderScreen(<ExampleDesk reviewer />, {
      as: 'supplierReviewer',
      replies: [...exampleReplies(), reply(contract.staff.absences, { list: [running], deputies: [] })],
    });
    expect(await screen.findByText(/您正代孙丽萍办理复核，至 2026-11-06 止/)).toBeDefined();
  });

  it('uses the singular in English', async () => {
    open('/', exampleReplies(exampleRows.slice(0, 1)));
    await screen.findByText('单据 N-A');
    act(() => i18n.loadAndActivate({ locale: 'en-US', messages: english }));
    expect(screen.getByText(/^1 item, [\d,.]+$/)).toBeDefined();
  });

  it('shows an empty queue', async () => {
    open('/', exampleReplies([]));
    expect(await screen.findByText('没有待办')).toBeDefined();
    expect(screen.getByText('都处理完了')).toBeDefined();
  });
});
