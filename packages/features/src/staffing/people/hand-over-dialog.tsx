import { contract, UserId } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { Form, requiredText, SelectField, showFieldProblems, useZodForm } from '@lianxin/forms';
import { Banner, Button, Descriptions, Dialog, DialogBody, DialogContent, DialogFooter } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import type { StaffMember } from './staff-terms.ts';

export interface HandOverDialogProps {
  /** Whose work it is. */
  readonly from: StaffMember;
  readonly everyone: readonly StaffMember[];
  readonly onClose: () => void;
  /** It was handed over; the words that say so. */
  readonly onDone: (text: string) => void;
}

const schema = z.object({ toUserId: requiredText(64, 'choose') });

/** Hands what a person began and has not submitted to another operator. */
export function HandOverDialog({ from, everyone, onClose, onDone }: HandOverDialogProps) {
  const { t } = useLingui();
  const { run, busy } = useAction(contract.staff.transferDuties);
  const form = useZodForm(schema, { defaultValues: { toUserId: '' } });
  const others = everyone.filter(({ userId, role, state }) => userId !== from.userId && role === 'operator' && state === 'active');
  const { issuances, transfers, drafts } = from.openItems;
  const name = from.displayName;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="sm" title={t`移交${name}的业务`} keepOpen={busy}>
        <Form
          form={form}
          className="flex min-h-0 flex-col"
          onSubmit={async ({ toUserId }) => {
            const result = await run({ userId: from.userId, toUserId: z.parse(UserId, toUserId) });
            const to = others.find(({ userId }) => userId === toUserId)?.displayName ?? '';
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
              ]}
            />
            {others.length === 0 ? (
              <Banner tone="caution">
                <Trans>没有其他在岗的经办岗可以接手，请先添加一位。</Trans>
              </Banner>
            ) : (
              <SelectField
                name="toUserId"
                label={t`移交给`}
                required
                select={{
                  options: others.map(({ userId, displayName, mobile }) => ({ value: userId, label: `${displayName} ${mobile}` })),
                }}
              />
            )}
            <p className="text-sm text-ink-muted">
              <Trans>已提交复核的业务不受影响，仍由审核岗处理。</Trans>
            </p>
          </DialogBody>
          <DialogFooter>
            <Button onClick={onClose}>
              <Trans>取消</Trans>
            </Button>
            <Button type="submit" intent="primary" busy={busy} disabled={others.length === 0}>
              <Trans>移交</Trans>
            </Button>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
