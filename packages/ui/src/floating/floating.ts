import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

const load = async () => {
  const {
    AlertDialogSurface,
    DialogSurface,
    MenuCheckboxItem,
    MenuItem,
    MenuLabel,
    MenuRadioGroup,
    MenuRadioItem,
    MenuSeparator,
    MenuSurface,
    PopoverSurface,
    SelectSurface,
    SheetSurface,
    TooltipSurface,
  } = await import('./floating-parts.ts');
  return {
    AlertDialogSurface,
    DialogSurface,
    MenuCheckboxItem,
    MenuItem,
    MenuLabel,
    MenuRadioGroup,
    MenuRadioItem,
    MenuSeparator,
    MenuSurface,
    PopoverSurface,
    SelectSurface,
    SheetSurface,
    TooltipSurface,
  };
};

/** What opens over a page: menus, sheets beside a trigger, notes, dialogs. */
export type FloatingParts = Awaited<ReturnType<typeof load>>;

let parts: FloatingParts | undefined;
let coming: Promise<FloatingParts> | undefined;
const waiting = new Set<() => void>();

/** Fetches what opens over a page, once; after a failure it may be tried again. A page needs none of it until something is pressed. */
export function fetchFloating(): Promise<FloatingParts> {
  coming ??= load().then(
    (come) => {
      parts = come;
      for (const tell of waiting) tell();
      return come;
    },
    (error: unknown) => {
      coming = undefined;
      throw error;
    },
  );
  return coming;
}

/** Fetches them ahead, as when the pointer or the focus comes near. What fails now is asked for again when it is wanted. */
export const expectFloating = (): void => void fetchFloating().catch(() => undefined);

const subscribe = (tell: () => void): (() => void) => {
  waiting.add(tell);
  return () => waiting.delete(tell);
};
const subscribeToNothing = () => () => undefined;

/** The parts once they are wanted and have come. Where they do not come, `onFail` takes back what was opened, so that another press tries again. */
export function useFloating(wanted: boolean, onFail: () => void): FloatingParts | undefined {
  const come = useSyncExternalStore(wanted ? subscribe : subscribeToNothing, () => (wanted ? parts : undefined));
  const fail = useEffectEvent(onFail);
  const missing = wanted && come === undefined;
  useEffect(() => {
    if (missing) fetchFloating().catch(() => fail());
  }, [missing]);
  return come;
}

/** The parts, for what stands only inside one of them. */
export function openedFloating(): FloatingParts {
  if (parts === undefined) throw new Error('This stands only inside a menu that is open.');
  return parts;
}
