// Drawn once for all check boxes.

/** The part around the input. */
export const checkArea = 'relative mt-1 inline-grid size-4 flex-none place-items-center text-accent-ink';

export const checkInput =
  'peer absolute -inset-1 size-6 cursor-pointer appearance-none rounded-sm outline-none max-tablet:-inset-3.5 max-tablet:size-11 disabled:cursor-not-allowed';

/** The box with its tick, which follow the state of the input before them. */
export const checkBox = (
  <>
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 rounded-xs border border-line-strong bg-surface peer-checked:border-accent peer-checked:bg-accent peer-indeterminate:border-accent peer-indeterminate:bg-accent peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus peer-aria-invalid:border-critical peer-disabled:border-line peer-disabled:bg-surface-inset"
    />
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 fill-none stroke-current stroke-[1.7] opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-0 peer-disabled:text-ink-faint"
    >
      <path d="m4 8.2 2.8 2.8L12 5.4" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  </>
);
