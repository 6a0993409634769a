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

/** A kind of application: what one person of an enterprise makes, another reviews, and a party outside may have to answer. */
export type ApplicationKind = keyof EventsOf;
export type EventOf<Kind extends ApplicationKind> = EventsOf[Kind];

/** A kind that another enterprise signs for: its machine says so. */
export type SignedForKind = { [Kind in ApplicationKind]: 'sign' extends EventOf<Kind> ? Kind : never }[ApplicationKind];

/** The life of each kind. A kind without a machine does not compile. */
export const APPLICATION_MACHINES: { readonly [Kind in ApplicationKind]: Machine<StateOf<Kind>, EventOf<Kind>> } = {
  issuance: issuanceMachine,
  transfer: transferMachine,
  creditApplication: creditApplicationMachine,
  financing: financingMachine,
  pledge: pledgeApplicationMachine,
  fundSupplement: fundSupplementMachine,
};

/** Every kind, by name. */
export const APPLICATION_KINDS: readonly ApplicationKind[] = Object.keys(APPLICATION_MACHINES).filter((name): name is ApplicationKind =>
  Object.hasOwn(APPLICATION_MACHINES, name),
);
