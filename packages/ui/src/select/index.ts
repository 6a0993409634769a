export type { SelectGroup, SelectOption } from './select-option.ts';
export * from './select.tsx';
