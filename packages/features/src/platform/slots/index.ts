/** Places where a bank adds parts of its own: menus, header, steps of a process. */
export { placed, SlotsProvider, useSlots, type SlotItem, type Slots, type StepName } from './slots.tsx';
export { Step } from './step.tsx';
