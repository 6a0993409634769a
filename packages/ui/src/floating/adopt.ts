import { useLayoutEffect, type Ref, type RefObject } from 'react';

export interface AdoptProps {
  /** The existing element. */
  readonly element: RefObject<HTMLElement | null>;
  /** Ref passed by the Radix part. */
  readonly ref?: Ref<HTMLElement> | undefined;
  /** Id of the describing element, if any. */
  readonly 'aria-describedby'?: string | undefined;
}

const assignRef = (ref: Ref<HTMLElement> | undefined, element: HTMLElement | null): void => {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
};

/** Lets an existing element act as trigger or anchor of a Radix part that is loaded later. */
export function Adopt({ element, ref, 'aria-describedby': describedBy }: AdoptProps) {
  useLayoutEffect(() => {
    assignRef(ref, element.current);
    return () => assignRef(ref, null);
  }, [element, ref]);
  useLayoutEffect(() => {
    const { current } = element;
    if (describedBy === undefined) return undefined;
    current?.setAttribute('aria-describedby', describedBy);
    return () => current?.removeAttribute('aria-describedby');
  }, [element, describedBy]);
  return null;
}
