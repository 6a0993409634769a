import type { Role } from '../access/role.ts';
import { assentMachine, type AssentEvent, type AssentState } from '../application/assent.ts';
import type { WaitingFor } from '../application/waiting-for.ts';
import { Refusal } from '../refusal.ts';
import type { FinancingEvent } from './state.ts';

/** The sides of a financing contract: the holder, the lender, and the issuer when it bears interest or fees. */
export type ContractSide = 'own' | 'counterparty' | 'funder';

/** State of each side's consent; `counterparty`, the issuer, is absent when it bears no costs. */
export type ContractProgress = Readonly<Record<Exclude<ContractSide, 'counterparty'>, AssentState>> & {
  readonly counterparty?: AssentState | undefined;
};

/** The acts that conclude a contract, with the side and the consent event of each. */
export const CONTRACT_ACTS = {
  signContract: { side: 'own', event: 'make' },
  contractConfirm: { side: 'own', event: 'confirm' },
  contractReturn: { side: 'own', event: 'return' },
  consent: { side: 'counterparty', event: 'make' },
  consentConfirm: { side: 'counterparty', event: 'confirm' },
  consentReturn: { side: 'counterparty', event: 'return' },
  consentRefuse: { side: 'counterparty', event: 'refuse' },
  countersign: { side: 'funder', event: 'confirm' },
} as const satisfies Readonly<Partial<Record<FinancingEvent, { readonly side: ContractSide; readonly event: AssentEvent }>>>;

export type ContractAct = keyof typeof CONTRACT_ACTS;

/** A contract after the lender's approval: the lender's operator has accepted, its reviewer has yet to sign. */
export const openContract = (issuerBears: boolean): ContractProgress => ({
  own: 'open',
  funder: 'made',
  ...(issuerBears && { counterparty: 'open' as const }),
});

/** The contract after an act. Throws the refusal ILLEGAL_STATE with the state of that side when the act is not due. */
export function contractAfter(progress: ContractProgress, act: ContractAct): ContractProgress {
  const { side, event } = CONTRACT_ACTS[act];
  const state = progress[side];
  const next = state && assentMachine.next(state, event);
  if (next === undefined) throw new Refusal('ILLEGAL_STATE', { object: 'assent', state: state ?? 'given', act });
  return { ...progress, [side]: next };
}

const isContractAct = (name: string): name is ContractAct => Object.hasOwn(CONTRACT_ACTS, name);

/** The acts that are possible now. */
export const contractActs = (progress: ContractProgress): readonly ContractAct[] =>
  Object.keys(CONTRACT_ACTS)
    .filter(isContractAct)
    .filter((act) => {
      const state = progress[CONTRACT_ACTS[act].side];
      return state !== undefined && assentMachine.can(state, CONTRACT_ACTS[act].event);
    });

const SIDES: readonly ContractSide[] = ['counterparty', 'own', 'funder'];
const MOVES: Readonly<Partial<Record<AssentState, Role>>> = { open: 'operator', made: 'reviewer' };

/** Who has to act on a contract. The sides act independently, so there may be several; empty when the contract is complete. */
export const contractWaitsFor = (progress: ContractProgress): readonly WaitingFor[] =>
  SIDES.flatMap((party) => {
    const role = MOVES[progress[party] ?? 'given'];
    return role ? [{ party, role }] : [];
  });

/** Whether every required side has consented, so that the money may be paid out. */
export const contractComplete = ({ own, funder, counterparty = 'given' }: ContractProgress): boolean =>
  [own, funder, counterparty].every((state) => state === 'given');
