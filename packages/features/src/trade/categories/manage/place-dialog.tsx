import { CategoryId, contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { branchOf } from '@lianxin/domain';
import { Field, Form, messageRef, SelectField, showFieldProblems, useZodForm } from '@lianxin/forms';
import { Banner, Button, Dialog, DialogBody, DialogContent, DialogFooter } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useSentence } from '../../../platform/notices/index.ts';
import { CategoryPicker } from '../../../platform/pickers/index.ts';
import type { Category } from './category-terms.ts';

const FIRST = 'first';
const moveSchema = z.object({ parentId: z.string(), after: z.string() });
const mergeSchema = z.object({ intoId: z.string().check(z.minLength(1, messageRef('choose'))) });

interface DialogProps {
  readonly category: Category;
  readonly all: readonly Category[];
  readonly onClose: () => void;
  readonly onDone: (category: Category) => void;
}

/** Moves a category below another or to the top, after a sibling. */
export function MoveDialog({ category, all, onClose, onDone }: DialogProps) {
  const { t } = useLingui();
  const sentence = useSentence();
  const { run, busy } = useAction(contract.category.move, { quiet: true });
  const [problem, setProblem] = useState<string>();
  const form = useZodForm(moveSchema, { defaultValues: { parentId: category.parentId ?? '', after: FIRST } });
  const parentId = form.watch('parentId');
  const own = all.filter(({ owner }) => owner === 'own');
  const branch = branchOf(own, category.id);
  const siblings = own.filter((one) => one.id !== category.id && (one.parentId ?? '') === parentId);

  async function submit({ parentId: chosen, after }: z.output<typeof moveSchema>): Promise<void> {
    setProblem(undefined);
    const position = siblings.findIndex(({ id }) => id === after) + 1;
    const above = chosen === '' ? null : z.parse(CategoryId, chosen);
    const result = await run({ id: category.id, version: category.version, parentId: above, position });
    if (result.ok) onDone(result.data);
    else if (!showFieldProblems(form, result.error.fields ?? [])) setProblem(sentence(result.error));
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="sm" title={t`移动品类`} keepOpen>
        <Form form={form} onSubmit={submit} aria-label={t`移动品类`} className="flex min-h-0 flex-1 flex-col">
          <DialogBody className="flex flex-col gap-4">
            {problem !== undefined && <Banner tone="critical">{problem}</Banner>}
            <p className="text-sm text-ink-muted">
              <Trans>
                {category.code} {category.name} 及其下级一起移动。
              </Trans>
            </p>
            <Field name="parentId" label={t`上级品类`} hint={t`不选则移到最上级`}>
              {({ value, onChange, onBlur, ref, name }) => (
                <CategoryPicker
                  name={name}
                  ref={ref}
                  onBlur={onBlur}
                  clearable
                  placeholder={t`最上级`}
                  value={typeof value === 'string' ? value : ''}
                  onValueChange={(id) => {
                    onChange(id);
                    form.setValue('after', FIRST);
                  }}
                  offered={(one) => one.owner === 'own' && !branch.has(one.id)}
                />
              )}
            </Field>
            <SelectField
              name="after"
              label={t`所在位置`}
              select={{
                options: [
                  { value: FIRST, label: t`排在最前` },
                  ...siblings.map(({ id, code, name }) => ({ value: id, label: t`排在 ${code} ${name} 之后` })),
                ],
              }}
            />
          </DialogBody>
          <DialogFooter>
            <Button onClick={onClose}>
              <Trans>取消</Trans>
            </Button>
            <Button type="submit" intent="primary" busy={busy}>
              <Trans>移动</Trans>
            </Button>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}

/** Merges a category into another, with its entries and children. */
export function MergeDialog({ category, all, onClose, onDone }: DialogProps) {
  const { t } = useLingui();
  const sentence = useSentence();
  const { run, busy } = useAction(contract.category.merge, { quiet: true });
  const [problem, setProblem] = useState<string>();
  const form = useZodForm(mergeSchema, { defaultValues: { intoId: '' } });
  const branch = branchOf(all, category.id);

  async function submit({ intoId }: z.output<typeof mergeSchema>): Promise<void> {
    setProblem(undefined);
    const result = await run({ id: category.id, version: category.version, intoId: z.parse(CategoryId, intoId) });
    if (result.ok) onDone(result.data);
    else if (!showFieldProblems(form, result.error.fields ?? [])) setProblem(sentence(result.error));
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="sm" title={t`合并品类`} keepOpen>
        <Form form={form} onSubmit={submit} aria-label={t`合并品类`} className="flex min-h-0 flex-1 flex-col">
          <DialogBody className="flex flex-col gap-4">
            {problem !== undefined && <Banner tone="critical">{problem}</Banner>}
            <Banner tone="caution">
              <Trans>
                {category.code} {category.name} 的 {category.usedCount} 处引用和全部下级归入所选品类，原品类随即删除，不能撤销。
              </Trans>
            </Banner>
            <Field name="intoId" label={t`并入`} required>
              {({ value, onChange, onBlur, ref, name }) => (
                <CategoryPicker
                  name={name}
                  ref={ref}
                  onBlur={onBlur}
                  value={typeof value === 'string' ? value : ''}
                  onValueChange={onChange}
                  offered={(one) => one.owner === 'own' && !branch.has(one.id)}
                />
              )}
            </Field>
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
