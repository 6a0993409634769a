/** The places where a bank adds parts of its own: menus, header, steps of a process. */
export { placed, SlotsProvider, useSlots, type SlotItem, type Slots } from './slots.tsx';
export { Step, type StepName } from './step.tsx';
