import { useSlots } from './slots.tsx';

/** The points of flows at which a bank may add a part of its own: at the end of a form, before it is sent. */
export type StepName = 'issuance.issue' | 'transfer.apply' | 'financing.apply' | 'pledge.apply';

/** What the bank adds at a point of a flow; nothing where it adds nothing. */
export function Step({ at }: { readonly at: StepName }) {
  const Added = useSlots().steps?.[at];
  return Added === undefined ? null : <Added />;
}
