export { StatusChips, type StatusChip, type StatusChipsProps } from './status-chips.tsx';
