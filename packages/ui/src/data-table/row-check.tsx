import { checkArea, checkBox, checkInput } from '../checkbox/check-look.tsx';

export interface RowCheckProps {
  readonly label: string;
  readonly checked: boolean;
  readonly disabled: boolean;
  /** `shift`: with all rows since the last one. */
  readonly onChange: (checked: boolean, shift: boolean) => void;
}

/** The check box of a row: looks like `Checkbox`, without what only forms need. */
export const RowCheck = ({ label, checked, disabled, onChange }: RowCheckProps) => (
  <span className="inline-flex min-h-6 items-start align-middle has-disabled:cursor-not-allowed">
    <span className={checkArea}>
      <input
        type="checkbox"
        className={checkInput}
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onChange={({ currentTarget, nativeEvent }) =>
          onChange(currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
      {checkBox}
    </span>
  </span>
);
