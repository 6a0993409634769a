import { contract } from '@lianxin/api/contract';
import { reply } from '@lianxin/api/mock';
import { creditApplicationMachine, type Role } from '@lianxin/domain';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { actsCellOf, actsOf, buttonsIn, buttonsOf, issuers, READERS, type ActButtons } from '../../testing/action-rows.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { applicationIn, detailOf, pageOfApplications } from '../credit.fixtures.ts';
import { CreditScreen } from './credit-screen.tsx';

const BUTTONS: ActButtons = {
  submit: ['修改'],
  delete: ['删除'],
  withdraw: ['撤回'],
  remind: ['催办'],
  pass: ['通过'],
  return: ['退回'],
};
const WORDS = Object.values(BUTTONS).flat();
const STATES = creditApplicationMachine.states;
const numberOf = (state: string) => `SX-${state}`;
const rowsFor = (role: Role, isOwn: boolean) =>
  STATES.map((state) => applicationIn(state, { applicationNumber: numberOf(state), isOwn }, role));
const CASES = READERS.flatMap((role) => [true, false].map((isOwn) => ({ role, isOwn })));

describe('a request for a credit line', () => {
  it.each(CASES)('offers the $role what the action matrix allows, state by state (made by them: $isOwn)', async ({ role, isOwn }) => {
    renderScreen(<CreditScreen />, {
      as: issuers[role],
      replies: [reply(contract.creditLine.applications, pageOfApplications(rowsFor(role, isOwn)))],
    });
    const table = within(await screen.findByRole('table', { name: '授信申请' }));
    await table.findByText(numberOf('granted'));
    for (const state of STATES) {
      const expected = [...buttonsOf(BUTTONS, actsOf('creditApplication', state, 'own', role, isOwn)), '详情'];
      expect([state, buttonsIn(actsCellOf(table.getByText(numberOf(state))))]).toEqual([state, expected.toSorted()]);
    }
  });

  it.each(STATES.flatMap((state) => READERS.map((role) => ({ state, role }))))(
    'offers the $role in detail what the action matrix allows while it is $state',
    async ({ state, role }) => {
      const application = applicationIn(state, { isOwn: false }, role);
      renderScreen(<CreditScreen />, {
        as: issuers[role],
        at: `/?id=${application.id}`,
        replies: [reply(contract.creditLine.application, detailOf(application))],
      });
      const sheet = within(await screen.findByRole('dialog', { name: application.applicationNumber }));
      await sheet.findByText(application.purpose);
      const foot = sheet.queryAllByRole('button').map((button) => button.textContent);
      expect(foot.filter((words) => WORDS.includes(words)).toSorted()).toEqual(
        buttonsOf(BUTTONS, actsOf('creditApplication', state, 'own', role)),
      );
    },
  );

  it.each(READERS)('lets the %s ask for one, or for another total, only where they may', async (role) => {
    renderScreen(<CreditScreen />, { as: issuers[role] });
    await screen.findByText('授信编号 SX-CCB-2026-01');
    const may = role === 'administrator' ? 1 : 0;
    expect(screen.queryAllByRole('button', { name: '申请授信' })).toHaveLength(may);
    expect(screen.queryAllByRole('button', { name: /^调整.*的额度$/ })).toHaveLength(may);
  });
});
