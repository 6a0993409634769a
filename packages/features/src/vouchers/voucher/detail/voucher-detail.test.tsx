import { contract, type PieceRow } from '@lianxin/api/contract';
import { reply } from '@lianxin/api/mock';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buttonsIn } from '../../../platform/testing/action-rows.ts';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { detail } from '../voucher.fixtures.ts';
import { VoucherDetail } from './voucher-detail.tsx';

const show = (piece: Partial<PieceRow>) =>
  renderScreen(<VoucherDetail pieceId={detail.id} tab="log" />, {
    as: 'supplierOperator',
    places: ['transfer.apply', 'financing.apply', 'transfer.records'],
    replies: [reply(contract.voucher.get, { ...detail, ...piece })],
  });
const documents = () => screen.findByRole('group', { name: '文件' });
const PAPERS = ['查看凭证', '凭证 PDF', '付款承诺函', '下载证据包', '打印凭证'];

test.each([
  ['one that is free', { state: 'holding', acts: ['view', 'transfer', 'finance'] }, ['转让', '融资']],
  ['one that is being passed on', { state: 'transferring', applicationId: 'T1', acts: ['view', 'withdraw'] }, ['撤回']],
  ['one that nothing can be done with', { state: 'settled', acts: ['view'] }, []],
] satisfies [string, Partial<PieceRow>, string[]][])(
  'offers exactly the acts of a piece, and always its documents: %s',
  async (_, piece, acts) => {
    show(piece);
    const papers = await documents();
    expect(buttonsIn(papers)).toEqual(PAPERS);
    const before = papers.previousElementSibling;
    expect(acts.length === 0 ? [] : buttonsIn(before).toSorted((one, other) => one.localeCompare(other))).toEqual(
      acts.toSorted((one: string, other: string) => one.localeCompare(other)),
    );
  },
);

test('leads to the page of an act', async () => {
  const { user } = show({ acts: ['view', 'transfer'] });
  await user.click(await screen.findByRole('button', { name: '转让' }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(`/place/transfer.apply?pieces=${detail.id}`));
});
