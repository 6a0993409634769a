import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import type { Screen, ScreenProps, Side } from './screen.ts';

/** A lazily loaded script fails after this time (specification §8, §9). */
export const CHUNK_TIMEOUT_MS = 120_000;

const loading = new WeakMap<Screen, Promise<ComponentType<ScreenProps>>>();
/** Screens that are loaded already are mounted without a placeholder. */
const mounted = new WeakMap<Screen, ComponentType<ScreenProps>>();

const timeout = (): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('ChunkLoadError: a part of the portal did not arrive in time')), CHUNK_TIMEOUT_MS);
  });

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

/** Keeps a failing screen from breaking the shell. */
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
  /** Shown while the code loads. */
  readonly fallback: ReactNode;
  readonly onError: BoundaryProps['onError'];
}

/** A retry loads a new script: the slot must request it again. */
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
