import { contract, type Incoming, type RequestOf } from '@lianxin/api/contract';
import { reply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buttonsByRow } from '../../../platform/testing/action-rows.ts';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { first } from '../../../platform/testing/world/example.ts';
import { incoming, incomingPage, signedFor } from '../voucher.fixtures.ts';
import { SignForListScreen } from './sign-for-list-screen.tsx';

const places = ['voucher.signFor', 'voucher.holdings'] as const;

test('a row opens its page', async () => {
  const { user } = renderScreen(<SignForListScreen />, {
    as: 'supplierOperator',
    places,
    replies: [reply(contract.transfer.listIncoming, incomingPage(incoming))],
  });
  await user.click((await screen.findAllByRole('button', { name: '签收' }))[2] ?? document.body);
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/place/voucher.signFor?kind=transfer&id=T1'));
});

test('vouchers of one issuer are signed with one PIN, each with its result', async () => {
  const sent: unknown[] = [];
  const { user } = renderScreen(<SignForListScreen />, {
    as: 'supplierOperator',
    places,
    replies: [
      reply(contract.transfer.listIncoming, incomingPage(incoming)),
      reply(contract.transfer.signFor, (request) => {
        sent.push(request);
        return { state: 'awaitingSignatureReview', version: 4 };
      }),
    ],
  });
  await user.click(await screen.findByRole('checkbox', { name: /LX20261118000034217/ }));
  expect(screen.getByRole('checkbox', { name: /LX20261112000033915/ })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('checkbox', { name: /LX20261116000033102/ }));
  await user.click(screen.getByRole('button', { name: '批量签收' }));
  expect(await screen.findByRole('button', { name: '签名并签收 2 笔' })).toHaveProperty('disabled', true);
  await user.click(await screen.findByRole('checkbox', { name: /签收确认书.+服务协议/ }));
  await user.type(await screen.findByLabelText(/PIN/, { selector: 'input' }), '123456');
  await user.click(screen.getByRole('button', { name: '签名并签收 2 笔' }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      { decision: 'sign', agreed: true },
      { decision: 'sign', agreed: true },
    ]),
  );
  expect(await screen.findByText('共 2 笔：成功 2 笔，未成功 0 笔，待签名 0 笔')).toBeTruthy();
});

test('what is to be signed stands by deadline, what has been signed by time', async () => {
  const asked: RequestOf<typeof contract.transfer.listIncoming>[] = [];
  const { user } = renderScreen(<SignForListScreen />, {
    as: 'supplierOperator',
    places,
    replies: [
      reply(contract.transfer.listIncoming, (request) => {
        asked.push(request);
        return incomingPage(incoming);
      }),
    ],
  });
  const deadline = await screen.findByRole('columnheader', { name: '剩余签收时间' });
  expect(deadline.getAttribute('aria-sort')).toBe('ascending');
  expect(asked[0]).toMatchObject({ sort: 'signDeadline' });
  await user.click(screen.getByRole('radio', { name: /^已签收/ }));
  expect(await screen.findByText('最新在前')).toBeTruthy();
  expect(asked.at(-1)?.sort).toBeUndefined();
});

test('the selection stays if signing is closed early', async () => {
  const { user } = renderScreen(<SignForListScreen />, {
    as: 'supplierOperator',
    places,
    replies: [reply(contract.transfer.listIncoming, incomingPage(incoming))],
  });
  const box = await screen.findByRole('checkbox', { name: /LX20261118000034217/ });
  await user.click(box);
  const opener = screen.getByRole('button', { name: '批量签收' });
  opener.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: /批量签收/ });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(opener));
  expect(box).toHaveProperty('checked', true);
});

test('a reviewer sees items to confirm, but cannot confirm their own', async () => {
  renderScreen(<SignForListScreen />, {
    as: 'supplierReviewer',
    places,
    replies: [reply(contract.transfer.listIncoming, incomingPage(signedFor))],
  });
  const words = await screen.findAllByRole('button', { name: '签收复核' });
  expect(words.map((word) => word.getAttribute('aria-disabled'))).toEqual([null, 'true']);
});

test('a row offers exactly its acts; without any it is read-only', async () => {
  const acts: Incoming['acts'][] = [['sign', 'refuse'], ['signConfirm', 'signReturn'], []];
  renderScreen(<SignForListScreen />, {
    as: 'supplierOperator',
    places,
    replies: [
      reply(
        contract.transfer.listIncoming,
        incomingPage(acts.map((carried, index) => ({ ...first(incoming), id: `S${index}`, acts: carried }))),
      ),
    ],
  });
  await screen.findByText('详情');
  expect(buttonsByRow(screen.getByRole('table'))).toEqual([['签收', '拒签'], ['签收复核'], ['详情']]);
});

test.each([
  ['where a signature is confirmed', '签收复核', ['signConfirm', 'signReturn']],
  ['where it is only looked at', '详情', []],
] satisfies [string, string, Incoming['acts']][])('a row opens its page also %s', async (_, name, acts) => {
  const { user } = renderScreen(<SignForListScreen />, {
    as: 'supplierReviewer',
    places,
    replies: [reply(contract.transfer.listIncoming, incomingPage([{ ...first(incoming), acts }]))],
  });
  await user.click(await screen.findByText(name, { selector: 'td button' }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/place/voucher.signFor?kind=issuance&id=I1'));
});

test('a row is refused in place, with a reason', async () => {
  const answered = vi.fn(() => contract.transfer.signFor.example.response);
  const { user } = renderScreen(<SignForListScreen />, {
    as: 'supplierOperator',
    places,
    replies: [reply(contract.transfer.listIncoming, incomingPage([first(incoming)])), reply(contract.transfer.signFor, answered)],
  });
  await user.click(await screen.findByText('拒签', { selector: 'td button' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByLabelText(/原因/), '金额有误');
  await user.click(dialog.getByRole('button', { name: '拒签' }));
  const { kind, id, version } = first(incoming);
  await waitFor(() => expect(answered).toHaveBeenCalledWith({ kind, id, version, decision: 'refuse', reason: '金额有误' }));
});

test('reports an empty list', async () => {
  renderScreen(<SignForListScreen />, {
    as: 'supplierOperator',
    places,
    replies: [reply(contract.transfer.listIncoming, incomingPage([]))],
  });
  expect(await screen.findByText('暂无待签收链信')).toBeTruthy();
});
