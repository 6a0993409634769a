import { Slot } from '@radix-ui/react-slot';
import { useRef } from 'react';
import { expectFloating } from '../floating/floating.ts';
import { useOpened } from '../floating/use-opened.ts';
import type { TooltipNote } from './tooltip-surface.tsx';
import { useHovered } from './use-hovered.ts';

export type TooltipProps = TooltipNote & {
  /** One element that takes focus. A disabled button takes none: wrap it. */
  children: React.ReactNode;
};

/** A short note over the element that has the pointer or the focus. Escape closes it. What draws it is fetched when it is first wanted. */
export function Tooltip({ children, ...note }: TooltipProps) {
  const opened = useOpened({});
  const { setOpen, setTrigger } = opened;
  const { enter, leave, now } = useHovered(setOpen);
  /** A press leads the focus here as well, and that shows nothing. */
  const pressed = useRef(false);
  const Surface = opened.parts?.TooltipSurface;
  return (
    <>
      <Slot
        ref={setTrigger}
        onPointerEnter={({ pointerType }) => {
          if (pointerType === 'touch') return;
          expectFloating();
          enter();
        }}
        onPointerLeave={leave}
        onPointerDown={() => {
          now(false);
          pressed.current = true;
          document.addEventListener('pointerup', () => (pressed.current = false), { once: true });
        }}
        onClick={() => now(false)}
        onFocus={() => pressed.current || now(true)}
        onBlur={() => now(false)}
      >
        {children}
      </Slot>
      {Surface && <Surface {...note} opened={opened} onPointerEnter={() => now(true)} onPointerLeave={leave} />}
    </>
  );
}
