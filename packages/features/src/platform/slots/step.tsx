import { useSlots, type StepName } from './slots.tsx';

/** What the bank adds at a point of a flow; nothing where it adds nothing. */
export function Step({ at }: { readonly at: StepName }) {
  const Added = useSlots().steps?.[at];
  return Added === undefined ? null : <Added />;
}
