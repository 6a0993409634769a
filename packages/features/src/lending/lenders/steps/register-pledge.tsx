import { contract } from '@lianxin/api/contract';
import { useAction, useEndpoint } from '@lianxin/api/react';
import { asTyped, count, DateField, MomentField, moment, requestForm, TextField, useZodForm } from '@lianxin/forms';
import { DialogBody, LoadingRegion, SkeletonText } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { StepForm, useRolledDay } from '../../funding/index.ts';
import { FailureState } from '../../../platform/notices/index.ts';
import type { Risk } from '../risk/risk-words.ts';
import type { LendingStepProps } from './step-props.ts';
import { faultsAt } from './registration-faults.ts';

const { shape } = contract.pledge.register.request;
const NUMBER_MAX = 64;
const fields = {
  searchReportNumber: asTyped(shape.searchReportNumber, ''),
  searchedAt: moment(shape.searchedAt),
  found: count(shape.found),
  certificateNumber: asTyped(shape.certificateNumber, ''),
  registeredAt: moment(shape.registeredAt),
  expiresOn: asTyped(shape.expiresOn, ''),
};

/** The details are slightly old when the form opens. A difference below this threshold is due to their age, not to a different clock. */
const AGE_MS = 5 * 60_000;

function aheadOf(asOf: string): number {
  const ms = Date.parse(asOf) - Date.now();
  return ms < 0 && ms > -AGE_MS ? 0 : ms;
}

const later = (ms: number): Date => new Date(Date.now() + ms);

/** The input, before validation. */
const typed = requestForm(fields);

/** Records the search and the registration of the pledge; errors appear at their fields. */
export function RegisterPledge(props: LendingStepProps) {
  const { id } = props.pledge;
  const { data, error, refresh } = useEndpoint(contract.pledge.risk, { id }, { quiet: true });
  if (data) return <EntryForm {...props} search={data.search} />;
  return (
    <DialogBody>
      {error ? (
        <FailureState error={error} onRetry={() => void refresh()} />
      ) : (
        <LoadingRegion>
          <SkeletonText lines={6} />
        </LoadingRegion>
      )}
    </DialogBody>
  );
}

/** The form, filled in with the latest search if it is recent enough. */
function EntryForm({ pledge: { id, version, applicationNumber, repayOn, asOf }, search, ...end }: LendingStepProps & Pick<Risk, 'search'>) {
  const { t, i18n } = useLingui();
  const call = useAction(contract.pledge.register, { quiet: true });
  const day = useRolledDay()(repayOn);
  // The business clock may be set to another time than the device's clock, but both run at the same speed.
  const [ahead] = useState(() => aheadOf(asOf));
  const entry = useMemo(() => requestForm(fields, (read) => faultsAt(read, repayOn, later(ahead), i18n)), [repayOn, ahead, i18n]);
  const form = useZodForm(entry.schema, {
    defaultValues: search?.fresh
      ? typed.show({ searchReportNumber: search.reportNumber, searchedAt: search.searchedAt, found: search.found })
      : typed.blank,
  });
  return (
    <StepForm
      {...end}
      form={form}
      lead={
        <p className="text-sm text-ink-muted">
          <Trans>先查询，再在动产融资统一登记公示系统登记。登记后质权设立，时间记到秒，先登记的优先。贷款到期日 {day}。</Trans>
        </p>
      }
      call={call}
      send={(entered) => call.run({ id, version, ...entered })}
      done={t`${applicationNumber} 已登记，等待放款`}
      submitLabel={<Trans>登记</Trans>}
    >
      <TextField name="searchReportNumber" label={t`查询报告编号`} required input={{ maxLength: NUMBER_MAX }} />
      <MomentField name="searchedAt" label={t`查询时间`} required />
      <TextField
        name="found"
        label={t`查到的他人登记（条）`}
        required
        hint={t`没有时填 0`}
        input={{ inputMode: 'numeric', maxLength: 9 }}
      />
      <TextField name="certificateNumber" label={t`登记证明编号`} required input={{ maxLength: NUMBER_MAX }} />
      <MomentField name="registeredAt" label={t`登记时间`} required />
      <DateField name="expiresOn" label={t`登记到期日`} required />
    </StepForm>
  );
}
