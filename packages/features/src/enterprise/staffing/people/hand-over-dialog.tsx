import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { choice, ComboboxField, Form, requestForm, showFieldProblems, useWatch, useZodForm } from '@lianxin/forms';
import { Banner, Button, Descriptions, Dialog, DialogBody, DialogContent, DialogFooter } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePicker } from '../../../platform/pickers/index.ts';
import type { StaffMember } from './staff-terms.ts';

export interface HandOverDialogProps {
  /** The present owner of the work. */
  readonly from: StaffMember;
  readonly onClose: () => void;
  /** Called with a notice. */
  readonly onDone: (text: string) => void;
}

const { toUserId } = contract.staff.transferDuties.request.shape;
const handOver = requestForm({ toUserId: choice(toUserId) });

/** Hands unsubmitted work to another operator. */
export function HandOverDialog({ from, onClose, onDone }: HandOverDialogProps) {
  const { t } = useLingui();
  const { run, busy } = useAction(contract.staff.transferDuties);
  const form = useZodForm(handOver.schema, { defaultValues: handOver.blank });
  const {
    combobox,
    row: successor,
    found,
  } = usePicker({
    endpoint: contract.staff.list,
    request: (asked) => ({ ...asked, role: 'operator' as const, state: 'active' as const }),
    named: () => null,
    rowsOf: (reply) => reply,
    optionOf: ({ userId, displayName, mobile }: StaffMember) => ({
      value: userId,
      label: `${displayName} ${mobile}`,
      disabled: userId === from.userId,
    }),
    chosen: useWatch({ control: form.control, name: 'toUserId' }),
    eager: true,
  });
  const nobody = found.loaded && found.typed === '' && found.rows.every(({ userId }) => userId === from.userId);
  const { issuances, transfers, drafts, financings, financingDrafts, pledges, pledgeDrafts } = from.openItems;
  const name = from.displayName;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="sm" title={t`移交${name}的业务`} keepOpen={busy}>
        <Form
          form={form}
          className="flex min-h-0 flex-col"
          onSubmit={async (chosen) => {
            const result = await run({ userId: from.userId, ...chosen });
            const to = successor?.displayName ?? '';
            if (result.ok) onDone(t`${name}的业务已移交给${to}`);
            else showFieldProblems(form, result.error.fields ?? []);
          }}
        >
          <DialogBody className="flex flex-col gap-4">
            <Descriptions
              items={[
                { label: t`未提交或被退回的开立`, value: t`${issuances} 笔` },
                { label: t`被退回的转让`, value: t`${transfers} 笔` },
                { label: t`转让草稿`, value: t`${drafts} 份` },
                { label: t`被退回的融资`, value: t`${financings} 笔` },
                { label: t`融资草稿`, value: t`${financingDrafts} 份` },
                { label: t`质押`, value: t`${pledges} 笔` },
                { label: t`质押草稿`, value: t`${pledgeDrafts} 份` },
              ]}
            />
            {nobody ? (
              <Banner tone="caution">
                <Trans>没有其他在岗的经办岗可以接手，请先添加一位。</Trans>
              </Banner>
            ) : (
              <ComboboxField name="toUserId" label={t`移交给`} required combobox={{ ...combobox, searchPlaceholder: t`姓名或用户名` }} />
            )}
            <p className="text-sm text-ink-muted">
              <Trans>已提交复核的业务不受影响，仍由审核岗处理。</Trans>
            </p>
          </DialogBody>
          <DialogFooter>
            <Button onClick={onClose}>
              <Trans>取消</Trans>
            </Button>
            <Button type="submit" intent="primary" busy={busy} disabled={nobody}>
              <Trans>移交</Trans>
            </Button>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
