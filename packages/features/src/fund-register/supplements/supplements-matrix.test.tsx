import { ids } from '@lianxin/api/mock';
import { fundSupplementMachine, type Role } from '@lianxin/domain';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { actsOf, actsCellOf, buttonsIn, buttonsOf, holders, READERS, type ActButtons } from '../../testing/action-rows.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { first } from '../../testing/world/example.ts';
import { supplements, supplementsAre } from './supplements.fixtures.ts';
import { SupplementsScreen } from './supplements-screen.tsx';

/** The list is its maker's; who checks one does so from the workbench. */
const BUTTONS: ActButtons = { submit: ['修改'], withdraw: ['撤回'], delete: ['删除'] };

const { states } = fundSupplementMachine;
const example = first(supplements);
const rowsFor = (role: Role) =>
  states.map((state) => ({
    ...example,
    id: ids.fundSupplement(`S-${state}`),
    state,
    applicationNumber: `BL-${state}`,
    waitingFor: null,
    acts: actsOf('fundSupplement', state, 'own', role, role === 'administrator'),
  }));

describe('entries that are added to the fund register', () => {
  it.each(READERS)('offer the %s what the action matrix allows, state by state', async (role) => {
    renderScreen(<SupplementsScreen />, { as: holders[role], replies: supplementsAre(rowsFor(role)) });
    const table = within(await screen.findByRole('table'));
    await table.findByText('BL-passed');
    for (const state of states) {
      const expected = [...buttonsOf(BUTTONS, actsOf('fundSupplement', state, 'own', role, role === 'administrator')), '详情'];
      expect([state, buttonsIn(actsCellOf(table.getByText(`BL-${state}`)))]).toEqual([state, expected.toSorted()]);
    }
  });
});
