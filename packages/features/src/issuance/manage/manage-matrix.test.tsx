import { contract, IssuanceId } from '@lianxin/api/contract';
import { reply, type MockReply } from '@lianxin/api/mock';
import { issuanceMachine, type IssuanceState, type Role } from '@lianxin/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { actsCellOf, actsOf, buttonsIn, buttonsOf, issuers, rowOf, type ActButtons, READERS } from '../../testing/action-rows.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ManageScreen } from './manage-screen.tsx';

/** The register offers what it does itself. A review is done in the queue, a sign-for by the recipient; a row opens on a press. */
const BUTTONS: ActButtons = {
  edit: ['编辑'],
  submit: ['提交复核'],
  delete: ['删除'],
  withdraw: ['撤回'],
  remind: ['催办'],
  voidApply: ['申请作废'],
  tree: ['轨迹'],
  copy: ['复制开立'],
};

const detail = contract.issuance.get.example.response;
const [example] = contract.issuance.list.example.response.list;
if (!example) throw new Error('the contract lost an example');

const numberOf = (state: IssuanceState): string => `OP-${state}`;
const registerOf = (role: Role): MockReply =>
  reply(contract.issuance.list, {
    ...contract.issuance.list.example.response,
    total: issuanceMachine.states.length,
    list: issuanceMachine.states.map((state, index) => ({
      ...example,
      id: IssuanceId.parse(`I-${state}`),
      applicationNumber: numberOf(state),
      voucherId: null,
      voucherNumber: null,
      state,
      version: index,
      acts: actsOf('issuance', state, 'own', role),
    })),
  });

const open = (role: Role, replies: readonly MockReply[] = []) =>
  renderScreen(<ManageScreen />, { as: issuers[role], places: ['issuance.issue'], replies: [registerOf(role), ...replies] });

const rowAt = async (state: IssuanceState) => rowOf(await screen.findByText(numberOf(state)));
const press = async (user: ReturnType<typeof open>['user'], state: IssuanceState, name: string) =>
  user.click(within(await rowAt(state)).getByRole('button', { name }));
const confirm = async (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
const address = () => screen.getByTestId('address').textContent;

describe('the register of issuances', () => {
  it.each(READERS)('offers the %s what the action matrix allows, state by state', async (role) => {
    open(role);
    await screen.findByText(numberOf('draft'));
    const offered = issuanceMachine.states.map((state) => [state, buttonsIn(actsCellOf(screen.getByText(numberOf(state))))]);
    expect(offered).toEqual(issuanceMachine.states.map((state) => [state, buttonsOf(BUTTONS, actsOf('issuance', state, 'own', role))]));
  });

  it.each(READERS)('begins a new issuance for an operator only: %s', async (role) => {
    open(role);
    await screen.findByText(numberOf('draft'));
    expect(screen.queryAllByRole('link', { name: '开立链信' })).toHaveLength(role === 'operator' ? 1 : 0);
  });

  it('opens any row to look at', async () => {
    const { user } = open('administrator');
    await user.click(within(await rowAt('overdue')).getByText(numberOf('overdue')));
    expect(await screen.findByRole('dialog')).toBeDefined();
    expect(address()).toBe('/?id=I-overdue');
  });

  it.each([
    ['draft', '编辑', '/place/issuance.issue?id=I-draft'],
    ['voided', '复制开立', '/place/issuance.issue?copy=I-voided'],
    ['effective', '轨迹', '/?id=I-effective&tab=voucher'],
  ] as const)('leads from %s by %s to its place', async (state, name, place) => {
    const { user } = open('operator');
    await press(user, state, name);
    await waitFor(() => expect(address()).toBe(place));
  });

  it('submits a whole draft after a question', async () => {
    const applied = vi.fn();
    const { user } = open('operator', [
      reply(contract.issuance.get, detail),
      reply(contract.issuance.apply, (request) => {
        applied(request);
        return contract.issuance.apply.example.response;
      }),
    ]);
    await press(user, 'draft', '提交复核');
    await confirm(user, '提交复核');
    await waitFor(() => expect(applied).toHaveBeenCalledWith({ id: 'I-draft', version: 0, form: detail.form }));
  });

  it('leads from a draft with something open to its form', async () => {
    const { user } = open('operator', [reply(contract.issuance.get, { ...detail, form: { amount: detail.form.amount } })]);
    await press(user, 'returned', '提交复核');
    await waitFor(() => expect(address()).toBe('/place/issuance.issue?id=I-returned'));
  });

  it('deletes a draft after a question', async () => {
    const removed = vi.fn();
    const { user } = open('operator', [
      reply(contract.issuance.deleteDraft, (request) => {
        removed(request);
        return {};
      }),
    ]);
    await press(user, 'returned', '删除');
    await confirm(user, '删除');
    await waitFor(() => expect(removed).toHaveBeenCalledWith({ id: 'I-returned', version: 2 }));
  });

  it('reminds whoever is to act next', async () => {
    const reminded = vi.fn();
    const { user } = open('operator', [
      reply(contract.issuance.remind, (request) => {
        reminded(request);
        return contract.issuance.remind.example.response;
      }),
    ]);
    await press(user, 'awaitingSignature', '催办');
    await waitFor(() => expect(reminded).toHaveBeenCalledWith({ id: 'I-awaitingSignature' }));
  });

  it('withdraws with or without a reason, and applies to void with one', async () => {
    const cancelled = vi.fn();
    const { user } = open('operator', [
      reply(contract.issuance.cancel, (request) => {
        cancelled(request);
        return contract.issuance.cancel.example.response;
      }),
    ]);
    await press(user, 'awaitingReview', '撤回');
    await confirm(user, '撤回');
    await waitFor(() => expect(cancelled).toHaveBeenCalledWith({ id: 'I-awaitingReview', version: 1, act: 'withdraw' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await press(user, 'awaitingSignature', '申请作废');
    await confirm(user, '申请作废');
    expect(cancelled).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: '贸易已取消' }));
    await confirm(user, '申请作废');
    await waitFor(() =>
      expect(cancelled).toHaveBeenLastCalledWith({ id: 'I-awaitingSignature', version: 4, act: 'void', reason: '贸易已取消' }),
    );
  });
});
