import { lazy, Suspense, useEffect, useState } from 'react';
import { provideWords, type Catalog } from '../../platform/language/index.ts';
import type { PaletteProps } from './palette.tsx';

const words: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };

const Loaded = lazy(async () => {
  const [file] = await Promise.all([import('./palette.tsx'), provideWords(words)]);
  return { default: file.Palette };
});

/** The command palette, loaded with its words on demand. */
export function LazyPalette(props: PaletteProps) {
  const [used, setUsed] = useState(false);
  if (props.open && !used) setUsed(true);
  return used ? (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  ) : null;
}

/** Another dialog must be answered first. */
const isModalOpen = (): boolean => document.querySelector('[role=dialog], [role=alertdialog]') !== null;

/** Calls `open` on Ctrl K or ⌘ K. */
export function usePaletteKey(open: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (!isModalOpen()) open();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [open]);
}
