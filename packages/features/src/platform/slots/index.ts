export { placed, SlotsProvider, useSlots, type SlotItem, type Slots } from './slots.tsx';
export { Step, type StepName } from './step.tsx';
