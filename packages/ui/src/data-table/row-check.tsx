export interface RowCheckProps {
  readonly label: string;
  readonly checked: boolean;
  readonly disabled: boolean;
  /** `shift`: with all rows since the last one. */
  readonly onChange: (checked: boolean, shift: boolean) => void;
}

// Drawn once for all rows.
const box = (
  <span
    aria-hidden="true"
    className="pointer-events-none absolute inset-0 rounded-xs border border-line-strong bg-surface peer-checked:border-accent peer-checked:bg-accent peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus peer-disabled:border-line peer-disabled:bg-surface-inset"
  />
);
const tick = (
  <svg
    viewBox="0 0 16 16"
    aria-hidden="true"
    className="pointer-events-none absolute inset-0 fill-none stroke-current stroke-[1.7] opacity-0 peer-checked:opacity-100 peer-disabled:text-ink-faint"
  >
    <path d="m4 8.2 2.8 2.8L12 5.4" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

/** The check box of a row: looks like `Checkbox`, without what only forms need. */
export const RowCheck = ({ label, checked, disabled, onChange }: RowCheckProps) => (
  <span className="inline-flex min-h-6 items-start align-middle has-disabled:cursor-not-allowed">
    <span className="relative mt-1 inline-grid size-4 flex-none place-items-center text-accent-ink">
      <input
        type="checkbox"
        className="peer absolute -inset-1 size-6 cursor-pointer appearance-none rounded-sm outline-none max-tablet:-inset-3.5 max-tablet:size-11 disabled:cursor-not-allowed"
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onChange={({ currentTarget, nativeEvent }) =>
          onChange(currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
      {box}
      {tick}
    </span>
  </span>
);
