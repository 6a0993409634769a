import { useSlots, type StepName } from './slots.tsx';

/** The bank's part at a point of a flow, if any. */
export function Step({ at }: { readonly at: StepName }) {
  const Added = useSlots().steps?.[at];
  return Added === undefined ? null : <Added />;
}
