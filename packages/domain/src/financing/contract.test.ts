import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assentMachine } from '../application/assent.ts';
import { allowedActs } from '../access/action-matrix.ts';
import { refusalMessage, type Refusal } from '../refusal.ts';
import {
  CONTRACT_ACTS,
  contractActs,
  contractAfter,
  contractComplete,
  contractWaitsFor,
  openContract,
  type ContractAct,
  type ContractProgress,
} from './contract.ts';
import { financingMachine } from './state.ts';

const through = (acts: readonly ContractAct[], from: ContractProgress) => acts.reduce(contractAfter, from);
const acts = Object.keys(CONTRACT_ACTS).filter((name): name is ContractAct => Object.hasOwn(CONTRACT_ACTS, name));

describe('the contract of a financing', () => {
  test('waits for holder and lender at the same time, and for the issuer when it bears costs', () => {
    expect(contractWaitsFor(openContract(false))).toEqual([
      { party: 'own', role: 'operator' },
      { party: 'funder', role: 'reviewer' },
    ]);
    expect(contractWaitsFor(openContract(true))).toEqual([
      { party: 'counterparty', role: 'operator' },
      { party: 'own', role: 'operator' },
      { party: 'funder', role: 'reviewer' },
    ]);
  });

  test('is complete when every side has signed and confirmed, in any order', () => {
    const ways: readonly (readonly ContractAct[])[] = [
      ['signContract', 'contractConfirm', 'consent', 'consentConfirm', 'countersign'],
      [
        'countersign',
        'consent',
        'signContract',
        'consentReturn',
        'contractReturn',
        'signContract',
        'contractConfirm',
        'consent',
        'consentConfirm',
      ],
    ];
    for (const way of ways) {
      expect(contractComplete(through(way, openContract(true)))).toBe(true);
      expect(contractComplete(through(way.slice(0, -1), openContract(true)))).toBe(false);
    }
    expect(contractComplete(through(['signContract', 'contractConfirm', 'countersign'], openContract(false)))).toBe(true);
  });

  test('is never complete when the issuer has refused its share', () => {
    const refused = contractAfter(openContract(true), 'consentRefuse');
    expect(contractComplete(through(['signContract', 'contractConfirm', 'countersign'], refused))).toBe(false);
    expect(financingMachine.next('awaitingContract', 'consentRefuse')).toBe('returned');
  });

  test('refuses an act that is not due and names the state of that side', () => {
    const signed = contractAfter(openContract(false), 'signContract');
    const refusal = (act: ContractAct, progress: ContractProgress): Refusal => {
      try {
        contractAfter(progress, act);
      } catch (thrown) {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the expectations below check what was thrown
        return thrown as Refusal;
      }
      return expect.fail(`${act} was accepted`);
    };
    const { key, details } = refusal('signContract', signed);
    expect(refusalMessage(key, 'zh', details)).toBe('当前状态【同意待复核】不可签约');
    expect(refusal('consent', openContract(false)).key).toBe('ILLEGAL_STATE');
  });

  test('has exactly the contract acts of the action matrix, each accepted by the state machine', () => {
    for (const act of acts) expect(financingMachine.can('awaitingContract', act)).toBe(true);
    const granted = (['own', 'counterparty', 'funder'] as const).flatMap((party) =>
      (['operator', 'reviewer'] as const).flatMap((role) =>
        allowedActs('financing', 'awaitingContract', party, role).map((act) => ({ party, role, act })),
      ),
    );
    for (const { party, act } of granted) {
      if (act in CONTRACT_ACTS) expect(acts.filter((one) => one === act).map((one) => CONTRACT_ACTS[one].side)).toEqual([party]);
    }
    expect(new Set(granted.map(({ act }) => act).filter((act) => act in CONTRACT_ACTS))).toEqual(new Set(acts));
  });

  test('offers exactly the acts it accepts, and waits for nobody only when it is complete or refused', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.array(fc.constantFrom(...acts), { maxLength: 20 }), (issuerBears, tried) => {
        let progress = openContract(issuerBears);
        for (const act of tried) {
          const due = contractActs(progress).includes(act);
          const { side, event } = CONTRACT_ACTS[act];
          const state = progress[side];
          expect(due).toBe(state !== undefined && assentMachine.can(state, event));
          if (due) progress = contractAfter(progress, act);
        }
        const waits = contractWaitsFor(progress).length > 0;
        expect(waits).toBe(!contractComplete(progress) && Object.values(progress).some((state) => state === 'open' || state === 'made'));
        if (contractComplete(progress)) expect(waits).toBe(false);
      }),
    );
  });
});
