import { createContext, use, type ComponentType, type ReactNode } from 'react';

/** The points of flows at which a bank may add a part of its own: at the end of a form, before it is sent. */
export type StepName = 'issuance.issue' | 'transfer.apply' | 'financing.apply' | 'pledge.apply';

/** One entry of a menu that a bank adds, or puts in the place of ours. */
export interface SlotItem {
  /** Its name. The name of an entry of ours takes that entry's place. */
  readonly id: string;
  /** In the language shown. */
  readonly label: string;
  readonly icon?: ReactNode;
  /** Address that it opens. @default it only calls `onSelect` */
  readonly href?: string;
  /** Called when it is chosen. @default nothing */
  readonly onSelect?: () => void;
}

/** Where a bank puts what is its own into the portal's shell and flows. */
export interface Slots {
  /** Before the person's menu in the header, from the left; the name of one of ours (`help`, `announcements`, `messages`) takes its place. */
  readonly header?: Readonly<Record<string, ComponentType>>;
  /** In the person's menu, before the way out; ours are `log`, `password`, `downloads` and `service`. */
  readonly personMenu?: readonly SlotItem[];
  /** Under the entries of a section's side menu, by the section's path. */
  readonly sideMenu?: Readonly<Record<string, readonly SlotItem[]>>;
  /** At the named points of flows. */
  readonly steps?: Readonly<Partial<Record<StepName, ComponentType>>>;
}

const SlotsContext = createContext<Slots>({});

/** Gives the shell and the screens what the bank adds to them. */
export const SlotsProvider = ({ slots, children }: { readonly slots: Slots; readonly children: ReactNode }) => (
  <SlotsContext value={slots}>{children}</SlotsContext>
);

export const useSlots = (): Slots => use(SlotsContext);

/** Our entries with the bank's: each of its entries stands in the place of ours of the same name, or behind them. */
export function placed<Item extends { readonly id: string }>(ours: readonly Item[], added: readonly Item[] = []): readonly Item[] {
  const known = new Set(ours.map(({ id }) => id));
  return [...ours.map((item) => added.find(({ id }) => id === item.id) ?? item), ...added.filter(({ id }) => !known.has(id))];
}
