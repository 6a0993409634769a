export { placed, SlotsProvider, useSlots, type SlotItem, type Slots, type StepName } from './slots.tsx';
export { Step } from './step.tsx';
