import { Slot } from '@radix-ui/react-slot';
import { useRef } from 'react';
import { preloadFloating } from '../floating/floating.ts';
import { useOpened } from '../floating/use-opened.ts';
import type { TooltipNote } from './tooltip-surface.tsx';
import { useHovered } from './use-hovered.ts';

export type TooltipProps = TooltipNote & {
  /** One element that takes focus. A disabled button takes none: wrap it. */
  children: React.ReactNode;
};

/** A tooltip on hover and focus; Escape closes it. Its code is loaded when first needed. */
export function Tooltip({ children, ...note }: TooltipProps) {
  const opened = useOpened({});
  const { setOpen, setTrigger } = opened;
  const { enter, leave, now } = useHovered(setOpen);
  /** Suppresses the tooltip when the focus comes from a click. */
  const pressed = useRef(false);
  const Surface = opened.parts?.TooltipSurface;
  return (
    <>
      <Slot
        ref={setTrigger}
        onPointerEnter={({ pointerType }) => {
          if (pointerType === 'touch') return;
          preloadFloating();
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
