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
    PaneSurface,
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
    PaneSurface,
    PopoverSurface,
    SelectSurface,
    SheetSurface,
    TooltipSurface,
  };
};

/** The lazily loaded parts that open above a page: menus, popovers, tooltips, dialogs. */
export type FloatingParts = Awaited<ReturnType<typeof load>>;

let parts: FloatingParts | undefined;
let loading: Promise<FloatingParts> | undefined;
const listeners = new Set<() => void>();

/** Loads the floating parts once, and again after a failure. A page does not need them until something is opened. */
export function loadFloating(): Promise<FloatingParts> {
  loading ??= load().then(
    (loaded) => {
      parts = loaded;
      for (const notify of listeners) notify();
      return loaded;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Preloads the parts, for example on hover or focus. A failure is ignored, as they are loaded again when needed. */
export const preloadFloating = (): void => void loadFloating().catch(() => undefined);

const subscribe = (notify: () => void): (() => void) => {
  listeners.add(notify);
  return () => listeners.delete(notify);
};
const subscribeToNothing = () => () => undefined;

/** The parts once they are needed and loaded. If loading fails, `onFail` should undo the opening, so that the next click retries. */
export function useFloating(isNeeded: boolean, onFail: () => void): FloatingParts | undefined {
  const loaded = useSyncExternalStore(isNeeded ? subscribe : subscribeToNothing, () => (isNeeded ? parts : undefined));
  const fail = useEffectEvent(onFail);
  const missing = isNeeded && loaded === undefined;
  useEffect(() => {
    if (missing) loadFloating().catch(() => fail());
  }, [missing]);
  return loaded;
}

/** The parts, for components that exist only inside an open one. Throws when they are not loaded. */
export function openedFloating(): FloatingParts {
  if (parts === undefined) throw new Error('This must be used inside an open menu.');
  return parts;
}
