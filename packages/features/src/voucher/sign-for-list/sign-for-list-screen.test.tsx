import { contract } from '@lianxin/api/contract';
import { reply } from '@lianxin/api/mock';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { incoming, incomingPage, signedFor } from '../voucher.fixtures.ts';
import { SignForListScreen } from './sign-for-list-screen.tsx';

const places = ['voucher.signFor', 'voucher.holdings'] as const;

test('a row leads to the page where it is read and answered', async () => {
  const { user } = renderScreen(<SignForListScreen />, {
    as: 'supplierOperator',
    places,
    replies: [reply(contract.transfer.listIncoming, incomingPage(incoming))],
  });
  await user.click((await screen.findAllByRole('button', { name: '签收' }))[2] ?? document.body);
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/place/voucher.signFor?kind=transfer&id=T1'));
});

test('vouchers of one issuer only are signed for together, each by itself, and each says how it ended', async () => {
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
  await user.click(await screen.findByRole('checkbox', { name: /签收确认书/ }));
  await user.click(screen.getByRole('checkbox', { name: /服务协议/ }));
  await user.click(screen.getByRole('button', { name: '逐笔签收' }));
  for (const signed of [1, 2]) {
    // oxlint-disable-next-line no-await-in-loop -- one signature after the other
    await user.type(await screen.findByLabelText(/PIN/), '123456');
    // oxlint-disable-next-line no-await-in-loop
    await user.click(screen.getByRole('button', { name: /签名并签收/ }));
    // oxlint-disable-next-line no-await-in-loop
    await waitFor(() => expect(sent).toHaveLength(signed));
  }
  expect(await screen.findByText('已签收 2 笔，共 2 笔')).toBeTruthy();
});

test('a reviewer sees what waits for confirmation, and not a way to confirm their own', async () => {
  renderScreen(<SignForListScreen />, {
    as: 'supplierReviewer',
    places,
    replies: [reply(contract.transfer.listIncoming, incomingPage(signedFor))],
  });
  const words = await screen.findAllByRole('button', { name: '签收复核' });
  expect(words.map((word) => word.getAttribute('aria-disabled'))).toEqual([null, 'true']);
});

test('nothing to sign for is said plainly', async () => {
  renderScreen(<SignForListScreen />, {
    as: 'supplierOperator',
    places,
    replies: [reply(contract.transfer.listIncoming, incomingPage([]))],
  });
  expect(await screen.findByText('暂无待签收链信')).toBeTruthy();
});
