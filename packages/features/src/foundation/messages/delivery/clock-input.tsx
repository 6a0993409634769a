import { Input } from '@lianxin/ui';

export interface ClockInputProps {
  /** What the time is; read out. */
  readonly label: string;
  /** HH:MM on a clock of 24 hours. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

/** A time of day. Emptied, it keeps what it was: quiet hours have two ends. */
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
