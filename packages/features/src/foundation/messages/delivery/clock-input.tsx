import { Input } from '@lianxin/ui';

export interface ClockInputProps {
  /** Accessible name. */
  readonly label: string;
  /** HH:MM, 24 hours. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

/** A time of day that cannot be cleared, because quiet hours need both ends. */
export const ClockInput = ({ label, value, onValueChange }: ClockInputProps) => (
  <Input
    type="time"
    size="sm"
    className="w-28"
    required
    aria-label={label}
    value={value}
    onChange={(event) => event.currentTarget.value !== '' && onValueChange(event.currentTarget.value.slice(0, 5))}
  />
);
