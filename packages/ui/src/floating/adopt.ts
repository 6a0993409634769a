import { useLayoutEffect, type Ref, type RefObject } from 'react';

export interface AdoptProps {
  /** The element that stands on the page. */
  readonly element: RefObject<HTMLElement | null>;
  /** Given by the part that it is adopted into. */
  readonly ref?: Ref<HTMLElement> | undefined;
  /** Which element describes it, while one does. */
  readonly 'aria-describedby'?: string | undefined;
}

const give = (ref: Ref<HTMLElement> | undefined, element: HTMLElement | null): void => {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
};

/** Lets an element that stands on the page be the trigger or the anchor of a part of Radix that came later than it. */
export function Adopt({ element, ref, 'aria-describedby': describedBy }: AdoptProps) {
  useLayoutEffect(() => {
    give(ref, element.current);
    return () => give(ref, null);
  }, [element, ref]);
  useLayoutEffect(() => {
    const { current } = element;
    if (describedBy === undefined) return undefined;
    current?.setAttribute('aria-describedby', describedBy);
    return () => current?.removeAttribute('aria-describedby');
  }, [element, describedBy]);
  return null;
}
