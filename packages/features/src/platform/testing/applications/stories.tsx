import { contract } from '@lianxin/api/contract';
import { delay, fail, refuse, reply, type MockReply } from '@lianxin/api/mock';
import type { StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Place } from '../../navigation/index.ts';
import { hosted, platform } from '../story.tsx';

type Calls = typeof contract.financing | typeof contract.pledge;
type Person = 'supplierOperator' | 'supplierReviewer';

/** A screen of one kind, with its replies. */
export interface ShownKind {
  readonly screen: ReactNode;
  readonly places: readonly Place[];
  readonly replies: readonly MockReply[];
  readonly calls: Calls;
}

type Play = NonNullable<StoryObj['play']>;

/** Makes stories of a screen at an address, with additional replies. */
export const shownAt =
  ({ screen, places, replies }: ShownKind, as: Person = 'supplierOperator') =>
  (at: string, further: readonly MockReply[] = [], play?: Play): StoryObj => ({
    beforeEach: platform([...replies, ...further]),
    render: () => hosted(screen, { as, places, at }),
    ...(play && { play }),
  });

const phone = { viewport: { value: 'phone' } };

const agree: Play = async ({ canvasElement }) => {
  const screen = within(canvasElement);
  await userEvent.click(await screen.findByRole('checkbox', { name: /已阅读并同意/ }));
  await waitFor(() => expect(screen.getByRole('button', { name: '提交复核' })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: '提交复核' }));
};

/** Submits the application and waits for a text. */
const handIn =
  (said: string): Play =>
  async (context) => {
    await agree(context);
    const dialog = await within(document.body).findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: '提交复核' }));
    await expect(await within(context.canvasElement).findByText(said)).toBeVisible();
  };

/** The stories of an application form: the ids of a complete draft, a returned application and one to copy, the title of the confirmation, and an agreement. */
export function formStories(kind: ShownKind, of: Readonly<Record<'draft' | 'returned' | 'copied' | 'asking' | 'document', string>>) {
  const { calls } = kind;
  const at = shownAt(kind);
  const whole = `/?draft=${of.draft}`;
  const fault = { path: 'purpose', message: '用途须与贸易背景相符' };
  return {
    Blank: at('/'),
    Filled: at(whole),
    /** The confirmation names amount, lender and consequence. */
    Asking: at(whole, [], async (context) => {
      await agree(context);
      await expect(await within(document.body).findByText(of.asking)).toBeVisible();
    }),
    Submitted: at(whole, [], handIn('已提交复核')),
    /** The server's errors appear at their fields. */
    Refused: at(whole, [refuse(calls.apply, 'VALIDATION', { fields: [fault] })], handIn(fault.message)),
    QuoteExpired: at(whole, [refuse(calls.apply, 'QUOTE_EXPIRED')], handIn('报价已失效，没有提交')),
    Returned: at(`/?resubmit=${of.returned}`),
    Copied: at(`/?copy=${of.copied}`),
    Agreement: at(whole, [], async ({ canvasElement }) => {
      await userEvent.click(await within(canvasElement).findByRole('button', { name: of.document }));
      await expect(await within(document.body).findByRole('dialog')).toBeVisible();
    }),
    English: { ...at(whole), globals: { locale: 'en-US' } } satisfies StoryObj,
    Phone: { ...at(whole), globals: phone } satisfies StoryObj,
    Tablet: { ...at(whole), globals: { viewport: { value: 'tablet' } } } satisfies StoryObj,
    Empty: at('/', [reply(contract.voucher.listHoldings, { list: [], total: 0, page: 1, pageSize: 100 })]),
    Loading: at('/', [delay(contract.voucher.listHoldings)]),
    Failed: at('/', [fail(contract.voucher.listHoldings, 504)]),
    QuotesFailed: at('/?pieces=Q3', [fail(calls.quote, 500)]),
    Forbidden: shownAt(kind, 'supplierReviewer')('/'),
  };
}

/** The stories of the records: the name of the sheet, and the empty reply. */
export function recordsStories(kind: ShownKind, sheet: string, none: MockReply) {
  const { calls } = kind;
  const at = shownAt(kind);
  return {
    Full: at('/'),
    /** The sheet of an application, with its amount in words. */
    detail: (id: string, capitals: string): StoryObj =>
      at(`/?id=${id}`, [], async () => {
        const one = await within(document.body).findByRole('complementary', { name: sheet });
        await expect(await within(one).findByText(capitals)).toBeVisible();
      }),
    step: (id: string, button: string, title: string, said: string): StoryObj =>
      at(`/?id=${id}`, [], async () => {
        const one = await within(document.body).findByRole('complementary', { name: sheet });
        await userEvent.click(await within(one).findByRole('button', { name: button }));
        const dialog = await within(document.body).findByRole('dialog', { name: title });
        await expect((await within(dialog).findAllByText(said))[0]).toBeVisible();
      }),
    Reviewer: shownAt(kind, 'supplierReviewer')('/'),
    Phone: { ...at('/'), globals: phone } satisfies StoryObj,
    Empty: at('/', [none]),
    NothingFound: at('/?search=XX2099', [none]),
    Loading: at('/', [delay(calls.list)]),
    Failed: at('/', [fail(calls.list, 504)]),
  };
}

/** The stories of a review queue: address, letter of the ids, first amount, a reason for returning, and the empty reply. */
export function queueStories(kind: ShownKind, of: Readonly<Record<'at' | 'letter' | 'first' | 'reason', string>>, none: MockReply) {
  const { calls } = kind;
  const show = shownAt(kind, 'supplierReviewer');
  const at = (query: string, further: readonly MockReply[] = [], play?: Play) => show(`${of.at}${query}`, further, play);
  const returning: Play = async ({ canvasElement }) => {
    await within(canvasElement).findByText(of.first);
    await userEvent.keyboard('r');
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: of.reason }));
    await expect(dialog.getByRole('textbox')).toHaveValue(of.reason);
  };
  const changed = { changedBy: '刘志强', changedAt: '2026-11-20T10:00:00+08:00', version: 2 };
  return {
    at,
    Reviewer: at(''),
    /** Nobody reviews their own application. */
    OwnEntry: at(`id=${of.letter}3`),
    Returning: at('', [], returning),
    Overtaken: at('', [refuse(calls.review, 'STALE_VERSION', changed)], async (context) => {
      await returning(context);
      const dialog = await within(document.body).findByRole('alertdialog');
      await userEvent.click(within(dialog).getByRole('button', { name: '退回' }));
      await expect(await within(dialog).findByText('该单据已被处理')).toBeVisible();
    }),
    Phone: { ...at(''), globals: phone } satisfies StoryObj,
    PhoneDetail: { ...at(`id=${of.letter}1`), globals: phone } satisfies StoryObj,
    Empty: at('', [none]),
    Loading: at('', [delay(calls.list)]),
    Failed: at('', [fail(calls.list, 504)]),
  };
}
