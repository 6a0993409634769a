import { contract, PledgeId, type PledgeRow } from '@lianxin/api/contract';
import { pledgeApplicationMachine, type PledgeApplicationState, type Role } from '@lianxin/domain';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { actsOf, buttonsOf, guarantors, lenders, READERS, type ActButtons } from '../../testing/action-rows.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import type { LendingPart } from '../pledges/lending-part.ts';
import { pledge } from '../pledges/pledges.fixtures.ts';
import { useLendingActs } from './use-lending-acts.tsx';

/** A row leads to the queue for what is reviewed there. Receipts stand in the detail, and time marks what is overdue. */
const BUTTONS: ActButtons = {
  accept: ['受理'],
  askMore: ['要求补件'],
  search: ['查询中登'],
  approve: ['复核'],
  countersign: ['复核'],
  repayConfirm: ['复核'],
  repayDeny: ['复核'],
  sendBack: ['退回修改'],
  decline: ['拒绝'],
  register: ['登记'],
  disburse: ['放款'],
  fail: ['放款失败'],
  retry: ['重新放款'],
  release: ['解质'],
};

const { states } = pledgeApplicationMachine;
const people = { funder: lenders, guarantor: guarantors } as const;

const rowIn = (state: PledgeApplicationState, part: LendingPart, role: Role): PledgeRow =>
  pledge(1, state, { id: PledgeId.parse(`P-${state}`), part, acts: actsOf('pledge', state, part, role) });

/** Shows what is offered for each row: every act, none of them behind a menu. */
function Offered({ rows }: { readonly rows: readonly PledgeRow[] }) {
  const { verbs } = useLendingActs(() => undefined);
  return rows.map((row) => (
    <ul key={row.id} aria-label={row.state}>
      {verbs(row).map(({ id, label }) => (
        <li key={id}>{label}</li>
      ))}
    </ul>
  ));
}

const offeredIn = (state: string) =>
  [...screen.getByRole('list', { name: state }).querySelectorAll('li')].map((one) => one.textContent).toSorted();

describe('the pledges of others', () => {
  it.each((['funder', 'guarantor'] as const).flatMap((part) => READERS.map((role) => ({ part, role }))))(
    'offer the $role of the $part what the action matrix allows, state by state',
    async ({ part, role }) => {
      renderScreen(<Offered rows={states.map((state) => rowIn(state, part, role))} />, {
        as: people[part][role],
        places: ['lending.pledges'],
      });
      await screen.findByRole('list', { name: 'released' });
      expect(states.map((state) => [state, offeredIn(state)])).toEqual(
        states.map((state) => [state, buttonsOf(BUTTONS, actsOf('pledge', state, part, role))]),
      );
    },
  );

  it.each([
    ['the reviewer of a lender that is paid back by clearing', 'reviewer', { channel: 11 }, ['结清贷款']],
    ['nobody else of it', 'operator', { channel: 11 }, []],
    ['no reviewer on another channel', 'reviewer', { channel: 6 }, []],
    [
      'no reviewer while a repayment is under way',
      'reviewer',
      { channel: 11, waitingFor: contract.pledge.list.example.response.list[0]?.waitingFor ?? [] },
      [],
    ],
  ] as const)('let %s clear a loan', async (_, role, changes, offered) => {
    renderScreen(
      <Offered rows={[pledge(1, 'disbursed', { ...changes, waitingFor: [...('waitingFor' in changes ? changes.waitingFor : [])] })]} />,
      {
        as: lenders[role],
        places: ['lending.pledges'],
      },
    );
    await screen.findByRole('list', { name: 'disbursed' });
    expect(offeredIn('disbursed')).toEqual(offered);
  });
});
