import { useLingui } from '@lingui/react/macro';
import { createContext, use, useCallback, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

interface Part {
  readonly id: string;
  readonly title: string;
}

interface Parts {
  /** Adds a part; the result removes it. */
  readonly register: (part: Part) => () => void;
  readonly lead: (title: string) => void;
}

const PartsContext = createContext<Parts | undefined>(undefined);

const doNothing = (): void => undefined;

/** Goes to a part of the full page by its name in the strip; does nothing elsewhere. */
export const useLeadToPart = (): ((title: string) => void) => use(PartsContext)?.lead ?? doNothing;

export function FullPagePart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  const register = use(PartsContext)?.register;
  useEffect(() => register?.({ id, title }), [register, id, title]);
  return (
    <section id={id} aria-label={title} tabIndex={-1} className="min-h-full snap-start outline-none">
      {children}
    </section>
  );
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, PageDown: 1, ArrowUp: -1, PageUp: -1 };

/** A page that fills the window without scrolling: parts one below the other, and a strip to navigate them. */
export function FullPageLayout({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  const [parts, setParts] = useState<readonly Part[]>([]);
  const [current, setCurrent] = useState<string>();
  const area = useRef<HTMLDivElement>(null);
  const register = useCallback((part: Part) => {
    setParts((before) => [...before, part]);
    return () => setParts((before) => before.filter(({ id }) => id !== part.id));
  }, []);
  const shown = current ?? parts[0]?.id;

  const elements = useMemo(() => parts.map(({ id }) => id), [parts]);
  const follow = () => {
    const top = area.current?.getBoundingClientRect().top ?? 0;
    const passed = elements.filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= top + 1);
    setCurrent(passed.at(-1) ?? elements[0]);
  };
  const lead = useCallback((id: string) => {
    const part = document.getElementById(id);
    // Scroll the inner area, not the window, which would put the header over the part.
    if (area.current && part) area.current.scrollTop = part.offsetTop - area.current.offsetTop;
    part?.focus({ preventScroll: true });
    setCurrent(id);
  }, []);
  const known = useMemo<Parts>(
    () => ({
      register,
      lead: (title) => {
        const part = parts.find((one) => one.title === title);
        if (part) lead(part.id);
      },
    }),
    [register, lead, parts],
  );

  /** Arrow and page keys move between parts; in a part longer than the window they scroll first. */
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    const { target } = event;
    const isOurs = target === area.current || (target instanceof HTMLElement && elements.includes(target.id));
    const part = shown === undefined ? null : document.getElementById(shown);
    const next = shown === undefined ? undefined : elements[elements.indexOf(shown) + (by ?? 0)];
    if (by === undefined || !isOurs || next === undefined || !part || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    const box = area.current?.getBoundingClientRect();
    const { top, bottom } = part.getBoundingClientRect();
    if (box && (by > 0 ? bottom > box.bottom + 1 : top < box.top - 1)) return;
    event.preventDefault();
    lead(next);
  };

  return (
    <div className="relative">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys move between parts, like scrolling */}
      <div
        ref={area}
        role="region"
        aria-label={t`页面内容`}
        // A scrolling region must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={follow}
        onKeyDown={step}
        className="h-[calc(100dvh-4rem)] snap-y overflow-y-auto motion-safe:scroll-smooth outline-none focus-visible:outline-2 focus-visible:outline-accent"
      >
        <PartsContext value={known}>{children}</PartsContext>
      </div>
      {parts.length > 0 && (
        <nav aria-label={t`页面导航`} className="absolute top-1/2 right-3 -translate-y-1/2 max-tablet:right-1">
          <ul className="flex flex-col gap-1">
            {parts.map(({ id, title }) => (
              <li key={id}>
                <button
                  type="button"
                  title={title}
                  aria-label={title}
                  aria-current={id === shown ? 'true' : undefined}
                  onClick={() => lead(id)}
                  className="group grid size-6 place-items-center rounded-full"
                >
                  <span className="size-2 rounded-full bg-line-strong group-hover:bg-accent group-aria-[current=true]:size-3 group-aria-[current=true]:bg-accent" />
                </button>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
