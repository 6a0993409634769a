import type { StateOf } from '../access/action-matrix.ts';
import { creditApplicationMachine, type CreditApplicationEvent } from '../credit/application-state.ts';
import { fundSupplementMachine, type FundSupplementEvent } from '../fund/supplement-state.ts';
import { financingMachine, type FinancingEvent } from '../financing/state.ts';
import { issuanceMachine, type IssuanceEvent } from '../issuance/state.ts';
import { pledgeApplicationMachine, type PledgeApplicationEvent } from '../pledge/state.ts';
import type { Machine } from '../state-machine.ts';
import { transferMachine, type TransferEvent } from '../transfer/state.ts';

interface EventsOf {
  readonly issuance: IssuanceEvent;
  readonly transfer: TransferEvent;
  readonly creditApplication: CreditApplicationEvent;
  readonly financing: FinancingEvent;
  readonly pledge: PledgeApplicationEvent;
  readonly fundSupplement: FundSupplementEvent;
}

/** A kind of application: one person makes it, another of the same enterprise reviews it, and an outside party may have to answer. */
export type ApplicationKind = keyof EventsOf;
export type EventOf<Kind extends ApplicationKind> = EventsOf[Kind];

/** The kinds that another enterprise signs for, derived from the events of their state machines. */
export type SignedForKind = { [Kind in ApplicationKind]: 'sign' extends EventOf<Kind> ? Kind : never }[ApplicationKind];

export const APPLICATION_MACHINES: { readonly [Kind in ApplicationKind]: Machine<StateOf<Kind>, EventOf<Kind>> } = {
  issuance: issuanceMachine,
  transfer: transferMachine,
  creditApplication: creditApplicationMachine,
  financing: financingMachine,
  pledge: pledgeApplicationMachine,
  fundSupplement: fundSupplementMachine,
};

export const APPLICATION_KINDS: readonly ApplicationKind[] = Object.keys(APPLICATION_MACHINES).filter((name): name is ApplicationKind =>
  Object.hasOwn(APPLICATION_MACHINES, name),
);
