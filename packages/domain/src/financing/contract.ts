import type { Role } from '../access/role.ts';
import { assentMachine, type AssentEvent, type AssentState } from '../application/assent.ts';
import type { WaitingFor } from '../application/waiting-for.ts';
import { Refusal } from '../refusal.ts';
import type { FinancingEvent } from './state.ts';

/** Who agrees to the contract of a financing: who is financed, who lends, and the issuer where it bears interest or fees. */
export type ContractSide = 'own' | 'counterparty' | 'funder';

/** How far each side of a contract is; an issuer that bears nothing is not asked. */
export type ContractProgress = Readonly<Record<Exclude<ContractSide, 'counterparty'>, AssentState>> & {
  readonly counterparty?: AssentState | undefined;
};

/** The acts by which a contract comes about, and what each is to the assent of its side. */
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

/** The contract as the lender's approval leaves it: its operator accepted, its reviewer has still to sign. */
export const openContract = (issuerBears: boolean): ContractProgress => ({
  own: 'open',
  funder: 'made',
  ...(issuerBears && { counterparty: 'open' as const }),
});

/** A contract after an act. Refuses ILLEGAL_STATE, naming how far that side is, where the act is not due. */
export function contractAfter(progress: ContractProgress, act: ContractAct): ContractProgress {
  const { side, event } = CONTRACT_ACTS[act];
  const state = progress[side];
  const next = state && assentMachine.next(state, event);
  if (next === undefined) throw new Refusal('ILLEGAL_STATE', { object: 'assent', state: state ?? 'given', act });
  return { ...progress, [side]: next };
}

const isContractAct = (name: string): name is ContractAct => Object.hasOwn(CONTRACT_ACTS, name);

/** The acts of a contract that are due now. */
export const contractActs = (progress: ContractProgress): readonly ContractAct[] =>
  Object.keys(CONTRACT_ACTS)
    .filter(isContractAct)
    .filter((act) => {
      const state = progress[CONTRACT_ACTS[act].side];
      return state !== undefined && assentMachine.can(state, CONTRACT_ACTS[act].event);
    });

const SIDES: readonly ContractSide[] = ['counterparty', 'own', 'funder'];
const MOVES: Readonly<Partial<Record<AssentState, Role>>> = { open: 'operator', made: 'reviewer' };

/** Whose move a contract is: nobody waits for another, so it may be several. Empty when it is complete. */
export const contractWaitsFor = (progress: ContractProgress): readonly WaitingFor[] =>
  SIDES.flatMap((party) => {
    const role = MOVES[progress[party] ?? 'given'];
    return role ? [{ party, role }] : [];
  });

/** Whether everybody who has to has agreed, so that the money may be paid out. */
export const contractComplete = ({ own, funder, counterparty = 'given' }: ContractProgress): boolean =>
  [own, funder, counterparty].every((state) => state === 'given');
