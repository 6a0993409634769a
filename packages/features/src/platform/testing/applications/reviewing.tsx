import { contract } from '@lianxin/api/contract';
import { reply, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Place } from '../../navigation/index.ts';
import { buttonsIn } from '../action-rows.ts';
import { RecordName } from '../record-name.tsx';
import { renderScreen } from '../render-screen.tsx';

type Calls = typeof contract.financing | typeof contract.pledge;

/** What the shared tests need of the review queue of one kind. */
export interface ReviewingKind {
  readonly name: 'financing' | 'pledge';
  readonly screen: ReactElement;
  readonly places: readonly Place[];
  /** The queue: two applications, one of the reviewer's own, then items outside batches. */
  readonly replies: readonly MockReply[];
  readonly calls: Calls;
  readonly letter: string;
  /** The address of the queue, ready for further parameters. */
  readonly at: string;
  /** The number of items, and the tags of those that are no applications. */
  readonly waiting: number;
  readonly tags: readonly string[];
  /** A sentence of a check, the first amount, a reason for returning, and the title of the batch. */
  readonly words: Readonly<Record<'check' | 'first' | 'reason' | 'batch', string>>;
  /** The buttons for a queue with a single item. */
  readonly verbs: readonly (readonly [when: string, replies: readonly MockReply[], verbs: readonly string[]])[];
}

export async function signWithPin(user: UserEvent): Promise<void> {
  await user.type(await screen.findByLabelText(/证书 PIN 码/), '123456');
  await user.click(screen.getByText(/^签名并/, { selector: 'button' }));
}

export const signature = contract.signature.sign.example.response;

export const question = async () => within(await screen.findByRole('alertdialog'));

export const openQueue = ({ screen: shown, places, replies, at }: ReviewingKind, query = '', further: readonly MockReply[] = []) =>
  renderScreen(shown, { as: 'supplierReviewer', at: `${at}${query}`, places, replies: [...replies, ...further] });

export function describeReviewing(kind: ReviewingKind): void {
  const { name, calls, letter, words } = kind;
  const [first, second] = [`${letter}1`, `${letter}2`];

  function open(query = '', further: readonly MockReply[] = []) {
    const reviewed = vi.fn(() => calls.review.example.response);
    return { ...openQueue(kind, query, [reply(calls.review, reviewed), ...further]), reviewed };
  }

  describe('reviewing applications to lenders', () => {
    it('requests all that waits for the reviewer', async () => {
      const asked = vi.fn(() => calls.list.example.response);
      const { unmount } = open();
      expect(await screen.findByText(`1 / ${kind.waiting}`)).toBeDefined();
      for (const tag of kind.tags) expect(screen.getByText(tag)).toBeDefined();
      unmount();
      open('', [reply(calls.list, asked)]);
      await waitFor(() => expect(asked).toHaveBeenCalledWith(expect.objectContaining({ waitingForMe: true })));
    });

    it('names the item of the address by its number', async () => {
      const numbered = reply(calls.list, { ...calls.list.example.response, total: 1 });
      const [row] = calls.list.example.response.list;
      const shown = (
        <>
          {kind.screen}
          <RecordName />
        </>
      );
      openQueue({ ...kind, screen: shown }, `id=${row?.id}`, [numbered]);
      await waitFor(() => expect(screen.getByLabelText('records').textContent).toBe(row?.applicationNumber));
    });

    it('shows the checks as sentences, with remedies', async () => {
      open();
      expect(await screen.findByText('6 项通过，1 项提示')).toBeDefined();
      expect(screen.getByText('资金方可能要求说明，请备好材料')).toBeDefined();
      expect(screen.getByText(words.check)).toBeDefined();
    });

    it('passes an application with a signature', async () => {
      const prepared = vi.fn(() => contract.signature.prepare.example.response);
      const { user, reviewed } = open('', [reply(contract.signature.prepare, prepared)]);
      await screen.findByText(words.first);
      await user.keyboard('a');
      await signWithPin(user);
      await waitFor(() => expect(reviewed).toHaveBeenCalledWith({ id: first, version: 0, decision: 'pass', signature }));
      expect(prepared).toHaveBeenCalledWith({ act: `${name}Review`, subjectId: first, version: 0 });
    });

    it('returns an application with a reason, and moves on', async () => {
      const { user, reviewed } = open();
      await screen.findByText(words.first);
      await user.keyboard('r');
      const dialog = await question();
      await user.click(dialog.getByRole('button', { name: '退回' }));
      expect(dialog.getByText('请填写原因')).toBeDefined();
      await user.click(dialog.getByRole('button', { name: words.reason }));
      await user.click(dialog.getByRole('button', { name: '退回' }));
      await waitFor(() => expect(reviewed).toHaveBeenCalledWith({ id: first, version: 0, decision: 'return', reason: words.reason }));
      await waitFor(() => expect(screen.getByTestId('address').textContent).toContain(`id=${second}`));
    });

    it('does not let applicants review their own application', async () => {
      open(`id=${letter}3`);
      const pass = await screen.findByRole('button', { name: /^通过并签名/, description: '不能复核自己经办的' });
      expect(pass).toHaveProperty('disabled', true);
    });

    it('passes several applications in a batch, without own ones and other items', async () => {
      const { user, reviewed } = open();
      const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox', { name: /^选择/ });
      expect(boxes.map((box) => box.disabled)).toEqual(boxes.map((_, place) => place > 1));
      for (const box of boxes.slice(0, 2)) {
        // oxlint-disable-next-line no-await-in-loop -- a person ticks one after the other
        await user.click(box);
      }
      await user.click(await screen.findByRole('button', { name: '批量通过' }));
      const dialog = within(await screen.findByRole('dialog', { name: words.batch }));
      await user.type(await dialog.findByLabelText(/PIN/, { selector: 'input' }), '123456');
      await user.click(await dialog.findByRole('button', { name: /签名并通过 2 笔/ }));
      expect(await dialog.findByText('共 2 笔：成功 2 笔，未成功 0 笔，待签名 0 笔')).toBeDefined();
      expect(reviewed.mock.calls).toMatchObject([[{ id: first }], [{ id: second }]]);
    });

    it.each(kind.verbs)('offers the decisions that the server allows: %s', async (_, replies, verbs) => {
      const { container } = open('', replies);
      await screen.findByText('1 / 1');
      await waitFor(() => expect(buttonsIn(container.querySelector('footer'))).toEqual(verbs));
    });
  });
}
