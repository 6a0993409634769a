import { addDays, addMonths, civilDate, dayKind, termAssessment, type CivilDate } from '@lianxin/domain';
import { DateField, MoneyField, TextareaField, useFormContext, useWatch } from '@lianxin/forms';
import { FormField, Input, Panel, Segmented, Select } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TermMeter, useTermLimits } from '../../../platform/terms/index.ts';
import type { IssueValues } from './issue-form.schema.ts';

const QUICK_DAYS = [90, 120, 180] as const;
const isWorkingDay = (iso: string): boolean => {
  const day = civilDate(iso);
  return day === undefined || dayKind(day).working;
};

/** Amount and due date, by calendar or by term, with the position of the term within its limits. */
export function AmountSection({ today }: { readonly today: CivilDate }) {
  const { t } = useLingui();
  const { control, setValue } = useFormContext<IssueValues>();
  const [mode, setMode] = useState<'date' | 'term'>('date');
  const dueOn = civilDate(useWatch({ control, name: 'dueOn' }));
  const termLimits = useTermLimits();
  const limits = termLimits && { limits: termLimits };
  const term = dueOn && termAssessment({ issuedOn: today, dueOn, ...limits });
  const { latestPossible } = termAssessment({ issuedOn: today, dueOn: dueOn ?? today, ...limits });
  const setDue = (day: CivilDate) => setValue('dueOn', day, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  const note = dueOn && <RolledNote dueOn={dueOn} />;
  return (
    <Panel title={t`金额与期限`}>
      <div className="grid grid-cols-2 items-start gap-x-6 gap-y-4 max-tablet:grid-cols-1">
        <MoneyField name="amount" label={t`凭证金额`} required />
        <div className="flex flex-col gap-2">
          <div className="flex items-start gap-2">
            <div className="min-w-0 flex-1">
              {mode === 'date' ? (
                <DateField
                  name="dueOn"
                  label={t`到期日`}
                  required
                  date={{
                    min: addDays(today, 1),
                    max: latestPossible,
                    isWorkingDay,
                    size: 'lg',
                    footer: () => note,
                  }}
                />
              ) : (
                <TermInput today={today} onDue={setDue} />
              )}
            </div>
            <Segmented
              name="term-mode"
              label={t`填写方式`}
              className="mt-6.5 h-11 flex-none [&_label]:h-full!"
              options={[
                { value: 'date', label: t`选日期` },
                { value: 'term', label: t`选期限` },
              ]}
              value={mode}
              onValueChange={setMode}
            />
          </div>
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-muted">
            {QUICK_DAYS.map((days) => (
              <button
                key={days}
                type="button"
                aria-pressed={term?.days === days}
                className="min-h-6 rounded-xs border border-line px-2 tabular-nums hover:bg-surface-hover aria-pressed:border-transparent aria-pressed:bg-accent-soft aria-pressed:text-accent max-tablet:min-h-11"
                onClick={() => setDue(addDays(today, days))}
              >
                <Trans>{days} 天</Trans>
              </button>
            ))}
            {note}
          </div>
        </div>
      </div>
      {dueOn && term && term.days > 0 && (
        <div className="mt-6">
          <TermMeter issuedOn={today} dueOn={dueOn} />
        </div>
      )}
      {term?.level === 'needsReason' && (
        <div className="mt-4">
          <TextareaField
            name="termReason"
            label={t`期限超过 6 个月的理由`}
            required
            hint={t`如行业结算惯例、合同约定账期；融资银行会审查期限的合理性。`}
            textarea={{ rows: 2, maxLength: 100 }}
          />
        </div>
      )}
    </Panel>
  );
}

/** A number of days or months, converted to the due date. */
function TermInput({ today, onDue }: { readonly today: CivilDate; readonly onDue: (day: CivilDate) => void }) {
  const { t } = useLingui();
  const [count, setCount] = useState('');
  const [unit, setUnit] = useState<'days' | 'months'>('months');
  const change = (text: string, by: 'days' | 'months') => {
    setCount(text);
    setUnit(by);
    const number = Number(text);
    const most = by === 'days' ? 366 : 12;
    if (/^\d{1,3}$/.test(text) && number >= 1 && number <= most) onDue(by === 'days' ? addDays(today, number) : addMonths(today, number));
  };
  return (
    <FormField label={t`期限`} required>
      {(control) => (
        <span className="flex gap-2">
          <Input
            {...control}
            size="lg"
            inputMode="numeric"
            maxLength={3}
            className="min-w-0 flex-1"
            value={count}
            onChange={(event) => change(event.currentTarget.value, unit)}
          />
          <Select
            aria-label={t`期限单位`}
            id={`${control.id}unit`}
            size="lg"
            className="w-24 flex-none"
            value={unit}
            onValueChange={(next) => change(count, next)}
            options={[
              { value: 'days', label: t`天` },
              { value: 'months', label: t`个月` },
            ]}
          />
        </span>
      )}
    </FormField>
  );
}

/** The weekday of the due date, and the payment day if that is a day off. */
function RolledNote({ dueOn }: { readonly dueOn: CivilDate }) {
  const { t, i18n } = useLingui();
  const { paymentDate, provisional } = termAssessment({ issuedOn: dueOn, dueOn });
  const weekday = (day: CivilDate) =>
    new Intl.DateTimeFormat(i18n.locale, { weekday: 'short', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
  const dueWeekday = weekday(dueOn);
  const paidWeekday = weekday(paymentDate);
  return (
    <span>
      <b className="font-medium text-ink tabular-nums">{dueOn}</b>{' '}
      {paymentDate === dueOn ? t`${dueWeekday}，工作日，无需顺延` : t`${dueWeekday}，休息日，顺延至 ${paymentDate} ${paidWeekday}付款`}
      {provisional && (
        <span className="text-caution-ink">
          {' '}
          <Trans>该年节假日尚未公布，以公布后为准</Trans>
        </span>
      )}
    </span>
  );
}
