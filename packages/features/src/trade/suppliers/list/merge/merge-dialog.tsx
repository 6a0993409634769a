import { isOvertaken } from '@lianxin/api/client';
import { contract, EnterpriseNo } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { mergedSupplier } from '@lianxin/domain';
import { Field, Form, messageRef, showFieldProblems, TextField, useZodForm } from '@lianxin/forms';
import { Banner, Button, Dialog, DialogBody, DialogContent, DialogFooter } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { DURATION_MS, noticeOf, useNotices, useSentence } from '../../../../platform/notices/index.ts';
import { SupplierPicker } from '../../../../platform/pickers/index.ts';
import type { Supplier } from '../supplier-terms.ts';
import { tagsIn, tagsText, typedTags } from '../tags-in.ts';
import { MergePreview } from './merge-preview.tsx';

export interface MergeDialogProps {
  readonly leaving: Supplier;
  readonly onClose: () => void;
  /** Called after the merge or a conflict, to reload the list. */
  readonly onChanged: () => void;
}

const schemaOf = (tooMany: (tags: readonly string[]) => string) =>
  z.object({ intoNo: z.string().check(z.minLength(1, messageRef('choose'))), tags: typedTags(tooMany) });

/** Merges a supplier into another, after showing what moves and what stays. */
export function MergeDialog({ leaving, onClose, onChanged }: MergeDialogProps) {
  const { t, i18n } = useLingui();
  const { show } = useNotices();
  const sentence = useSentence();
  const { run, busy } = useAction(contract.supplier.merge, { quiet: true });
  const [staying, setStaying] = useState<Supplier>();
  const [problem, setProblem] = useState<string>();
  const schema = useMemo(
    () =>
      schemaOf((tags) => {
        const over = tags.join(t`、`);
        return t`最多 10 个标签，放不下：${over}。请删去一些`;
      }),
    [t],
  );
  const form = useZodForm(schema, { defaultValues: { intoNo: '', tags: '' } });
  const { enterpriseNo, version, name, creditCode } = leaving;

  function choose(chosen: Supplier | undefined): void {
    setProblem(undefined);
    setStaying(chosen);
    const tags = chosen === undefined ? [] : mergedSupplier(chosen, leaving).tags;
    form.setValue('tags', tagsText(tags), { shouldValidate: true });
  }

  async function submit(typed: z.output<typeof schema>): Promise<void> {
    if (staying === undefined) return;
    setProblem(undefined);
    const result = await run({
      enterpriseNo,
      version,
      intoNo: z.parse(EnterpriseNo, typed.intoNo),
      intoVersion: staying.version,
      tags: [...tagsIn(typed.tags)],
    });
    if (!result.ok && !isOvertaken(result.error)) {
      if (!showFieldProblems(form, result.error.fields ?? [])) setProblem(sentence(result.error));
      return;
    }
    const into = staying.name;
    show(result.ok ? { tone: 'positive', text: t`${name}已合并到${into}`, durationMs: DURATION_MS.success } : noticeOf(result.error, i18n));
    onClose();
    onChanged();
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="md" title={t`合并到其他供应商`} keepOpen>
        <Form form={form} onSubmit={submit} aria-label={t`合并到其他供应商`} className="flex min-h-0 flex-1 flex-col">
          <DialogBody className="flex flex-col gap-4">
            {problem !== undefined && <Banner tone="critical">{problem}</Banner>}
            <p className="text-sm text-ink-muted">
              <Trans>
                {name}（{creditCode}）换了代码、被另一家吸收合并，或与另一家作为一家管理时，合并到保留的那一家。
              </Trans>
            </p>
            <Field name="intoNo" label={t`保留的供应商`} required hint={t`只能选择已启用的供应商`}>
              {({ value, onChange, onBlur, ref, name: field }) => (
                <SupplierPicker
                  name={field}
                  ref={ref}
                  onBlur={onBlur}
                  value={typeof value === 'string' ? value : ''}
                  onValueChange={(no, chosen) => {
                    onChange(no);
                    choose(chosen);
                  }}
                  enabledOnly
                  without={new Set([enterpriseNo])}
                  describe={(one) => ({ note: one.creditCode })}
                />
              )}
            </Field>
            {staying !== undefined && (
              <>
                <TextField
                  name="tags"
                  label={t`合并后的标签`}
                  hint={t`用逗号隔开，最多 10 个，每个不超过 12 个字；仅本企业可见`}
                  input={{ autoComplete: 'off' }}
                />
                <MergePreview leaving={leaving} staying={staying} />
              </>
            )}
          </DialogBody>
          <DialogFooter>
            <Button onClick={onClose}>
              <Trans>取消</Trans>
            </Button>
            <Button type="submit" intent="danger" busy={busy}>
              <Trans>合并</Trans>
            </Button>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
