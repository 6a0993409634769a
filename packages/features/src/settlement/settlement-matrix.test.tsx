import { issuanceMachine, pieceMachine, type IssuanceState, type PieceState, type Role } from '@lianxin/domain';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { actsOf, buttonsOf, holders, issuers, lenders, READERS, type ActButtons } from '../testing/action-rows.ts';
import { first } from '../testing/world/example.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { usePaymentActs } from './payments/use-payment-acts.tsx';
import { useReceiptActs } from './receipts/use-receipt-acts.tsx';
import { payments, receipts } from './settlement.fixtures.ts';

/** An authorisation is given or refused in one place. */
const PAYER: ActButtons = { pay: ['发起付款'], explain: ['说明原因'], authorisePay: ['授权付款', '退回'], retryPay: ['重新付款'] };
/** Whoever may urge may complain as well. */
const PAYEE: ActButtons = { urge: ['催付', '投诉'], confirmAccount: ['确认收款账户'] };

const { states } = issuanceMachine;
const payment = first(payments);
const receipt = first(receipts);

/** Shows what is offered for one voucher as its issuing stands: every act, none of them behind a menu. */
function ToPayOffered({ state, role }: { readonly state: IssuanceState; readonly role: Role }) {
  const { verbs } = usePaymentActs(() => undefined);
  return (
    <ul aria-label={state}>
      {verbs({ ...payment, acts: actsOf('issuance', state, 'own', role) }).map(({ id, label }) => (
        <li key={id}>{label}</li>
      ))}
    </ul>
  );
}

interface Payee {
  readonly state: IssuanceState;
  readonly role: Role;
  readonly party: 'counterparty' | 'funder';
}

function ToReceiveOffered({ state, role, party }: Payee) {
  const { verbs } = useReceiptActs(() => undefined);
  return (
    <ul aria-label={state}>
      {verbs({ ...receipt, acts: actsOf('issuance', state, party, role) }).map(({ id, label }) => (
        <li key={id}>{label}</li>
      ))}
    </ul>
  );
}

/** What is offered for a piece as it stands itself. */
function PieceOffered({ state, role }: { readonly state: PieceState; readonly role: Role }) {
  const { verbs } = useReceiptActs(() => undefined);
  return (
    <ul aria-label={state}>
      {verbs({ ...receipt, acts: actsOf('piece', state, 'own', role) }).map(({ id, label }) => (
        <li key={id}>{label}</li>
      ))}
    </ul>
  );
}

const offered = (of: readonly string[] = states) =>
  of.map((state) => [
    state,
    [...screen.getByRole('list', { name: state }).querySelectorAll('li')].map((one) => one.textContent).toSorted(),
  ]);

describe('a payment that is late', () => {
  it.each(READERS)('offers the %s of its issuer what the action matrix allows, state by state', async (role) => {
    renderScreen(
      <>
        {states.map((state) => (
          <ToPayOffered key={state} state={state} role={role} />
        ))}
      </>,
      { as: issuers[role] },
    );
    await screen.findByRole('list', { name: 'settled' });
    expect(offered()).toEqual(states.map((state) => [state, buttonsOf(PAYER, actsOf('issuance', state, 'own', role))]));
  });

  it.each(READERS.flatMap((role) => (['counterparty', 'funder'] as const).map((party) => ({ role, party }))))(
    'offers the $role of the $party that is to be paid what the action matrix allows, state by state',
    async ({ role, party }) => {
      renderScreen(
        <>
          {states.map((state) => (
            <ToReceiveOffered key={state} state={state} role={role} party={party} />
          ))}
        </>,
        { as: (party === 'funder' ? lenders : holders)[role] },
      );
      await screen.findByRole('list', { name: 'settled' });
      expect(offered()).toEqual(states.map((state) => [state, buttonsOf(PAYEE, actsOf('issuance', state, party, role))]));
    },
  );
});

describe('where a piece is paid to', () => {
  it.each(READERS)('is confirmed by the %s of its holder where the action matrix allows it, state by state', async (role) => {
    renderScreen(
      <>
        {pieceMachine.states.map((state) => (
          <PieceOffered key={state} state={state} role={role} />
        ))}
      </>,
      { as: holders[role] },
    );
    await screen.findByRole('list', { name: 'settled' });
    expect(offered(pieceMachine.states)).toEqual(
      pieceMachine.states.map((state) => [state, buttonsOf(PAYEE, actsOf('piece', state, 'own', role))]),
    );
  });
});
