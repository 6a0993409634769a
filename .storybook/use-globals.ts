import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';

type Globals = Readonly<Record<string, unknown>>;

/** The toolbar's locale, brand and theme on a docs page. */
export function useGlobals(channel: DocsContainerProps['context']['channel']): Globals {
  const [globals, setGlobals] = useState<Globals>(() => (channel.last('globalsUpdated') ?? channel.last('setGlobals'))?.[0].globals ?? {});
  useEffect(() => {
    const onUpdate = (update: { readonly globals: Globals }) => setGlobals(update.globals);
    channel.on('globalsUpdated', onUpdate);
    return () => channel.off('globalsUpdated', onUpdate);
  }, [channel]);
  return globals;
}
