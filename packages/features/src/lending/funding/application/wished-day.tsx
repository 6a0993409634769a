import { civilDate, dayKind, type CivilDate } from '@lianxin/domain';
import { DatePicker, FormField } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';

export interface WishedDayProps {
  /** "" for as soon as possible. */
  readonly wishedOn: string;
  /** The last day that can be chosen. */
  readonly latest: CivilDate | undefined;
  /** The server's error for this field. */
  readonly problem: string | undefined;
  readonly onChange: (day: string) => void;
}

/** Whether lenders make payouts on a day. */
export const isWorkingDay = (iso: string): boolean => {
  const day = civilDate(iso);
  return day === undefined || dayKind(day).working;
};

/** The field for the requested payout date. */
export function WishedDay({ wishedOn, latest, problem, onChange }: WishedDayProps) {
  const { t } = useLingui();
  return (
    <FormField label={t`希望到账日`} hint={t`不填则尽快到账；非工作日顺延`} error={problem}>
      <DatePicker
        size="lg"
        value={wishedOn === '' ? null : wishedOn}
        clearable
        isWorkingDay={isWorkingDay}
        {...(latest ? { max: latest } : {})}
        onValueChange={(day) => onChange(day ?? '')}
      />
    </FormField>
  );
}
