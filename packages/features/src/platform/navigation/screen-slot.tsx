import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import type { Screen, ScreenProps, Side } from './screen.ts';

/** A lazily loaded script fails after this long (specification §8, §9). */
export const CHUNK_TIMEOUT_MS = 120_000;

const loading = new WeakMap<Screen, Promise<ComponentType<ScreenProps>>>();
/** A screen that has come before it is shown stands as it is: nothing is drawn in its place first. */
const mounted = new WeakMap<Screen, ComponentType<ScreenProps>>();

const timeout = (): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('ChunkLoadError: a part of the portal did not arrive in time')), CHUNK_TIMEOUT_MS);
  });

/** Starts fetching a screen, once; a failed fetch may be tried again. */
export function preloadScreen(screen: Screen): Promise<ComponentType<ScreenProps>> {
  const under = loading.get(screen) ?? Promise.race([screen.load(), timeout()]);
  loading.set(screen, under);
  under.then(
    (component) => mounted.has(screen) || mounted.set(screen, component),
    () => {
      loading.delete(screen);
      mounted.delete(screen);
    },
  );
  return under;
}

function componentOf(screen: Screen): ComponentType<ScreenProps> {
  const component = mounted.get(screen) ?? lazy(async () => ({ default: await preloadScreen(screen) }));
  mounted.set(screen, component);
  return component;
}

interface BoundaryProps {
  readonly onError: (error: unknown, retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Keeps a broken screen from taking the shell with it. */
export class ScreenBoundary extends Component<BoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error: error ?? new Error('unknown') };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return this.props.onError(error, () => this.setState({ error: undefined }));
  }
}

export interface ScreenSlotProps {
  readonly screen: Screen;
  readonly side: Side | undefined;
  /** Shown while the screen's script is on its way. */
  readonly fallback: ReactNode;
  readonly onError: BoundaryProps['onError'];
}

/** Mounts a screen when its script has arrived. */
export function ScreenSlot({ screen, side, fallback, onError }: ScreenSlotProps) {
  const [, setTries] = useState(0);
  const Screen = componentOf(screen);
  return (
    <ScreenBoundary
      onError={(error, retry) =>
        onError(error, () => {
          // Another try is another script: the slot must ask for it again.
          setTries((tries) => tries + 1);
          retry();
        })
      }
    >
      <Suspense fallback={fallback}>
        <Screen {...(side === undefined ? {} : { side })} />
      </Suspense>
    </ScreenBoundary>
  );
}
