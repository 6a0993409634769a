import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../../platform/browser-storage/index.ts';

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

const KEPT_UNDER = 'theme';
const dark = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

const isTheme = (text: unknown): text is Theme => THEMES.some((theme) => theme === text);

/** The theme chosen on this device. @default light */
export function chosenTheme(): Theme {
  const kept = deviceStorage.getItem(KEPT_UNDER);
  return isTheme(kept) ? kept : 'light';
}

function apply(): void {
  const theme = chosenTheme();
  document.documentElement.dataset['theme'] = theme === 'dark' || (theme === 'system' && dark().matches) ? 'dark' : 'light';
}

/** Applies brand and theme to the document, following the device if chosen. */
export function startAppearance(brandTheme: string): void {
  document.documentElement.dataset['brand'] = brandTheme;
  apply();
  dark().addEventListener('change', apply);
}

export function chooseTheme(theme: Theme): void {
  deviceStorage.setItem(KEPT_UNDER, theme);
  apply();
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useTheme = (): Theme => useSyncExternalStore(subscribe, chosenTheme);
