import { createContext, use, type ComponentType, type ReactNode } from 'react';

/** Points of flows where a bank may add a part: at the end of a form, before it is sent. */
export type StepName = 'issuance.issue' | 'transfer.apply' | 'financing.apply' | 'pledge.apply';

/** A menu item that a bank adds, or that replaces one of ours. */
export interface SlotItem {
  /** An id of ours replaces our item. */
  readonly id: string;
  /** In the current language. */
  readonly label: string;
  readonly icon?: ReactNode;
  /** The address to open. @default only calls `onSelect` */
  readonly href?: string;
  /** @default nothing */
  readonly onSelect?: () => void;
}

/** The bank's additions to the portal's shell and flows. */
export interface Slots {
  /** Header items before the person's menu, from the left; the names `help`, `announcements` and `messages` replace ours. */
  readonly header?: Readonly<Record<string, ComponentType>>;
  /** Items of the person's menu before signing out; ours are `log`, `password`, `downloads` and `service`. */
  readonly personMenu?: readonly SlotItem[];
  /** Items below a section's side menu, by the section's path. */
  readonly sideMenu?: Readonly<Record<string, readonly SlotItem[]>>;
  /** Parts at points of flows. */
  readonly steps?: Readonly<Partial<Record<StepName, ComponentType>>>;
}

const SlotsContext = createContext<Slots>({});

/** Gives the shell and the screens what the bank adds to them. */
export const SlotsProvider = ({ slots, children }: { readonly slots: Slots; readonly children: ReactNode }) => (
  <SlotsContext value={slots}>{children}</SlotsContext>
);

export const useSlots = (): Slots => use(SlotsContext);

/** Our items with the bank's: those with the same id replace ours, the others follow. */
export function placed<Item extends { readonly id: string }>(ours: readonly Item[], added: readonly Item[] = []): readonly Item[] {
  const known = new Set(ours.map(({ id }) => id));
  return [...ours.map((item) => added.find(({ id }) => id === item.id) ?? item), ...added.filter(({ id }) => !known.has(id))];
}
