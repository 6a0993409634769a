import { contract } from '@lianxin/api/contract';
import { fail, refuse, reply, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { SupplementCheck } from './supplement-check.tsx';

const { fundRegister } = contract;
const { response } = fundRegister.supplement.example;

async function open(replies: readonly MockReply[]) {
  const onClose = vi.fn();
  const { user } = renderScreen(<SupplementCheck id="S1" onClose={onClose} />, { as: 'supplierReviewer', replies });
  const dialog = within(await screen.findByRole('dialog', { name: '复核资金登记簿补录' }));
  return { user, dialog, onClose };
}

it('shows entry and reason, and approves', async () => {
  const sent = vi.fn(() => fundRegister.reviewSupplement.example.response);
  const { user, dialog, onClose } = await open([reply(fundRegister.supplement, response), reply(fundRegister.reviewSupplement, sent)]);
  expect(await dialog.findByText('电费退款，线下到账')).toBeDefined();
  expect(dialog.getByText('人民币壹仟贰佰元整')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: '通过' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 'S1', version: 0, decision: 'pass' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it('returns with a reason', async () => {
  const sent = vi.fn(() => fundRegister.reviewSupplement.example.response);
  const { user, dialog } = await open([reply(fundRegister.supplement, response), reply(fundRegister.reviewSupplement, sent)]);
  await user.click(await dialog.findByRole('button', { name: '退回' }));
  const question = within(await screen.findByRole('alertdialog', { name: '退回补录' }));
  await user.type(question.getByLabelText(/原因/), '金额与回单不符');
  await user.click(question.getByRole('button', { name: '退回' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 'S1', version: 0, decision: 'return', reason: '金额与回单不符' }));
});

it('offers nothing to its maker, and stays open after a refusal', async () => {
  const own = await open([reply(fundRegister.supplement, { ...response, isOwn: true, acts: ['view'] })]);
  expect(await own.dialog.findByText('您提交的补录须由他人复核。')).toBeDefined();
  expect(own.dialog.queryByRole('button', { name: '通过' })).toBeNull();
});

it('stays open after a refusal, and offers a retry after a failed load', async () => {
  const { user, dialog, onClose } = await open([
    reply(fundRegister.supplement, response),
    refuse(fundRegister.reviewSupplement, 'STALE_VERSION'),
  ]);
  await user.click(await dialog.findByRole('button', { name: '通过' }));
  expect(onClose).not.toHaveBeenCalled();
});

it('offers a retry after a failed load', async () => {
  const { dialog } = await open([fail(fundRegister.supplement, 504)]);
  expect(await dialog.findByRole('button', { name: '重试' })).toBeDefined();
});
