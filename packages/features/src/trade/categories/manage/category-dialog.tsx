import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { isTaxCode, TAX_CODE_LENGTH } from '@lianxin/domain';
import { Form, requiredText, messageRef, showFieldProblems, TextField, useZodForm } from '@lianxin/forms';
import { Banner, Button, Dialog, DialogBody, DialogContent, DialogFooter } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useSentence } from '../../../platform/notices/index.ts';
import type { Category } from './category-terms.ts';

const schema = z.object({
  code: requiredText(20).check(z.regex(/^[0-9A-Za-z.-]+$/, messageRef('invalid'))),
  name: requiredText(50),
  taxCode: z.string().check(
    z.trim(),
    z.refine((text) => text === '' || isTaxCode(text), messageRef('invalid')),
  ),
});

/** A new category below another or at the top, or an existing one. */
export type CategoryOpened = { readonly beneath: Category | undefined } | { readonly edited: Category };

export interface CategoryDialogProps {
  readonly opened: CategoryOpened;
  readonly onClose: () => void;
  readonly onSaved: (category: Category) => void;
}

/** Adds or edits a category. */
export function CategoryDialog({ opened, onClose, onSaved }: CategoryDialogProps) {
  const { t } = useLingui();
  const sentence = useSentence();
  const add = useAction(contract.category.add, { quiet: true });
  const edit = useAction(contract.category.edit, { quiet: true });
  const [problem, setProblem] = useState<string>();
  const edited = 'edited' in opened ? opened.edited : undefined;
  const beneath = 'beneath' in opened ? opened.beneath : undefined;
  const form = useZodForm(schema, {
    defaultValues: { code: edited?.code ?? '', name: edited?.name ?? '', taxCode: edited?.taxCode ?? '' },
  });
  const title = edited === undefined ? t`新增品类` : t`修改品类`;

  async function submit({ taxCode, ...written }: z.output<typeof schema>): Promise<void> {
    setProblem(undefined);
    const fields = { ...written, ...(taxCode === '' ? {} : { taxCode }) };
    const result =
      edited === undefined
        ? await add.run({ ...fields, parentId: beneath?.id ?? null })
        : await edit.run({ ...fields, id: edited.id, version: edited.version });
    if (result.ok) onSaved(result.data);
    else if (!showFieldProblems(form, result.error.fields ?? [])) setProblem(sentence(result.error));
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="sm" title={title} keepOpen>
        <Form form={form} onSubmit={submit} aria-label={title} className="flex min-h-0 flex-1 flex-col">
          <DialogBody className="flex flex-col gap-4">
            {problem !== undefined && <Banner tone="critical">{problem}</Banner>}
            {beneath !== undefined && (
              <p className="text-sm text-ink-muted">
                <Trans>
                  上级品类：{beneath.code} {beneath.name}
                </Trans>
              </p>
            )}
            <TextField
              name="code"
              label={t`编码`}
              required
              hint={t`字母、数字、点和短横线，企业内不重复`}
              input={{ maxLength: 20, autoComplete: 'off', spellCheck: false }}
            />
            <TextField name="name" label={t`名称`} required input={{ maxLength: 50, autoComplete: 'off' }} />
            <TextField
              name="taxCode"
              label={t`税收分类编码`}
              hint={t`选填，19 位数字，与发票上的商品和服务税收分类一致`}
              input={{ maxLength: TAX_CODE_LENGTH, inputMode: 'numeric', autoComplete: 'off', className: 'tabular-nums' }}
            />
          </DialogBody>
          <DialogFooter>
            <Button onClick={onClose}>
              <Trans>取消</Trans>
            </Button>
            <Button type="submit" intent="primary" busy={add.busy || edit.busy}>
              <Trans>保存</Trans>
            </Button>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
