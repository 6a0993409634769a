import { contract, type ResponseOf } from '@lianxin/api/contract';
import { useAction, useEndpoint } from '@lianxin/api/react';
import { ABSENCE_DAYS_MAX } from '@lianxin/domain';
import { choice, DateField, Form, requestForm, SelectField, showFieldProblems, text, TextField, useZodForm } from '@lianxin/forms';
import {
  AlertDialog,
  Banner,
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  EmptyState,
  LoadingRegion,
  SkeletonText,
  Tag,
} from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DURATION_MS, FailureState, useNotices } from '../../../platform/notices/index.ts';
import { usePermission } from '../../../platform/permission/index.ts';

const { staff } = contract;
type Absences = ResponseOf<typeof staff.absences>;
type Absence = Absences['list'][number];

const { shape } = staff.delegate.request;
const leaving = requestForm({
  deputyId: choice(shape.deputyId),
  from: text(shape.from),
  to: text(shape.to),
  reason: text(shape.reason),
});

export interface AbsenceDialogProps {
  readonly onClose: () => void;
}

/** Absences and deputies: reviewers enter their own, administrators see and end all. */
export function AbsenceDialog({ onClose }: AbsenceDialogProps) {
  const { t } = useLingui();
  const { data, error, refresh } = useEndpoint(staff.absences, {}, { quiet: true });
  const mayBeAway = usePermission('absence.make');
  const [ending, setEnding] = useState<Absence>();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t`离岗委托`}>
        <DialogBody className="flex flex-col gap-5">
          <p className="text-sm text-ink-muted">
            <Trans>
              审核岗离岗期间可委托另一位审核岗代办：对方会收到通知和原来发给离岗人的短信、邮件提醒，其复核在日志中记为受托办理。本人经办或已一审的业务，代办人同样不能复核。
            </Trans>
          </p>
          {error && !data && <FailureState error={error} onRetry={() => void refresh()} />}
          {!error && !data && (
            <LoadingRegion>
              <SkeletonText lines={5} />
            </LoadingRegion>
          )}
          {data && mayBeAway && <LeaveForm deputies={data.deputies} onDone={() => void refresh()} />}
          {data && (data.list.length > 0 || !mayBeAway) && <AbsenceList list={data.list} onEnd={setEnding} />}
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>
            <Trans>关闭</Trans>
          </Button>
        </DialogFooter>
        {ending && (
          <EndQuestion
            absence={ending}
            onClose={() => {
              setEnding(undefined);
              void refresh();
            }}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

function LeaveForm({ deputies, onDone }: { readonly deputies: Absences['deputies']; readonly onDone: () => void }) {
  const { t } = useLingui();
  const { show } = useNotices();
  const { run, busy } = useAction(staff.delegate);
  const form = useZodForm(leaving.schema, { defaultValues: leaving.blank });
  if (deputies.length === 0)
    return (
      <Banner tone="caution" title={t`没有可以委托的同事`}>
        <Trans>本企业没有其他在岗的审核岗，请联系管理岗添加。</Trans>
      </Banner>
    );
  return (
    <Form
      form={form}
      aria-label={t`登记离岗`}
      className="flex flex-col gap-4"
      onSubmit={async (wanted) => {
        const result = await run(wanted);
        if (!result.ok) return void showFieldProblems(form, result.error.fields ?? []);
        const name = result.data.deputy.displayName;
        show({ tone: 'positive', text: t`已登记，离岗期间由${name}代办`, durationMs: DURATION_MS.success });
        form.reset(leaving.blank);
        onDone();
      }}
    >
      <SelectField
        name="deputyId"
        label={t`代办人`}
        required
        select={{ options: deputies.map(({ userId, displayName }) => ({ value: userId, label: displayName })) }}
      />
      <div className="grid grid-cols-2 gap-4 max-tablet:grid-cols-1">
        <DateField name="from" label={t`开始日期`} required />
        <DateField name="to" label={t`结束日期`} required hint={t`含当日，一次最多 ${ABSENCE_DAYS_MAX} 天`} />
      </div>
      <TextField name="reason" label={t`事由`} required hint={t`代办人和管理岗可以看到`} input={{ maxLength: 100 }} />
      <Button type="submit" intent="primary" busy={busy} className="self-start">
        <Trans>登记离岗</Trans>
      </Button>
    </Form>
  );
}

const TONES = { planned: 'info', running: 'caution', over: 'plain', ended: 'plain' } as const;

function AbsenceList({ list, onEnd }: { readonly list: readonly Absence[]; readonly onEnd: (absence: Absence) => void }) {
  const { t } = useLingui();
  const words = { planned: t`未开始`, running: t`代办中`, over: t`已结束`, ended: t`提前结束` } as const;
  if (list.length === 0)
    return (
      <EmptyState title={t`近 90 天没有离岗委托`}>
        <Trans>审核岗在右上角本人菜单中登记。</Trans>
      </EmptyState>
    );
  return (
    <ul aria-label={t`离岗委托`} className="flex flex-col divide-y divide-line border-y border-line">
      {list.map((one) => {
        const { absent, deputy, from: first, to: last, state } = one;
        const away = absent.displayName;
        const standsIn = deputy.displayName;
        return (
          <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <div className="min-w-0 flex-1 basis-60">
              <p className="flex flex-wrap items-center gap-2">
                <Trans>
                  {away}离岗，{standsIn}代办
                </Trans>
                <Tag tone={TONES[state]}>{words[state]}</Tag>
              </p>
              <p className="text-sm text-ink-muted">
                <span className="tabular-nums">
                  <Trans>
                    {first} 至 {last}
                  </Trans>
                </span>
                　{one.reason}
              </p>
            </div>
            {one.acts.includes('end') && (
              <Button aria-label={t`结束${away}的委托`} onClick={() => onEnd(one)}>
                <Trans>结束委托</Trans>
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function EndQuestion({ absence, onClose }: { readonly absence: Absence; readonly onClose: () => void }) {
  const { t } = useLingui();
  const { from, to } = absence;
  const { run, busy } = useAction(staff.endAbsence);
  const away = absence.absent.displayName;
  const standsIn = absence.deputy.displayName;
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`结束${away}的离岗委托`}
      facts={t`${from} 至 ${to}，由${standsIn}代办`}
      consequence={t`立即结束，${standsIn}此后的复核不再记为受托办理，并通知双方和管理岗。`}
      confirmLabel={t`结束委托`}
      busy={busy}
      onConfirm={() => void run({ id: absence.id }).then(onClose)}
    />
  );
}
