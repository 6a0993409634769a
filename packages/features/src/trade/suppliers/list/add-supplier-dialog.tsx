import { ApiError } from '@lianxin/api/client';
import { contract, type ResponseOf } from '@lianxin/api/contract';
import { useAction, useClient } from '@lianxin/api/react';
import { CodeField, creditCode, Form, optionalText, showFieldProblems, TextareaField, useZodForm } from '@lianxin/forms';
import { Banner, Button, Descriptions, Dialog, DialogBody, DialogContent, DialogFooter, TextLink } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { TermBadge } from '../../../platform/lists/index.ts';
import { useSentence } from '../../../platform/notices/index.ts';
import { useSizeWords } from '../../../platform/terms/index.ts';
import { certificationTerm, type Supplier } from './supplier-terms.ts';

type FoundSupplier = NonNullable<ResponseOf<typeof contract.supplier.lookUp>>;

const schema = z.object({ creditCode, note: optionalText(200) });

export interface AddSupplierDialogProps {
  readonly onClose: () => void;
  readonly onAdded: (supplier: Supplier) => void;
  /** For enterprises that are not on the platform. */
  readonly onInvite: () => void;
}

/** Adds a supplier by its credit code, after showing its name. */
export function AddSupplierDialog({ onClose, onAdded, onInvite }: AddSupplierDialogProps) {
  const { t } = useLingui();
  const client = useClient();
  const sentence = useSentence();
  const { run, busy } = useAction(contract.supplier.add, { quiet: true });
  const [found, setFound] = useState<FoundSupplier | 'nobody'>();
  const [problem, setProblem] = useState<string>();
  const form = useZodForm(schema, { defaultValues: { creditCode: '', note: '' } });

  async function lookUp(code: string): Promise<void> {
    try {
      setFound((await client.call(contract.supplier.lookUp, { creditCode: code }, { quiet: true })) ?? 'nobody');
    } catch (caught) {
      if (!(caught instanceof ApiError)) throw caught;
      setProblem(sentence(caught));
    }
  }

  async function submit(values: z.output<typeof schema>): Promise<void> {
    setProblem(undefined);
    if (found === undefined || found === 'nobody' || found.creditCode !== values.creditCode) {
      await lookUp(values.creditCode);
      return;
    }
    const result = await run({ creditCode: values.creditCode, note: values.note ?? '' });
    if (result.ok) onAdded(result.data);
    else if (!showFieldProblems(form, result.error.fields ?? [])) setProblem(sentence(result.error));
  }

  const addable = found !== undefined && found !== 'nobody' && !found.known;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="sm" title={t`添加供应商`} keepOpen>
        <Form form={form} onSubmit={submit} aria-label={t`添加供应商`} className="flex min-h-0 flex-1 flex-col">
          <DialogBody className="flex flex-col gap-4">
            {problem !== undefined && <Banner tone="critical">{problem}</Banner>}
            <div onInput={() => setFound(undefined)}>
              <CodeField
                name="creditCode"
                label={t`统一社会信用代码`}
                required
                hint={t`输入对方的 18 位代码，核对名称后添加`}
                input={{ maxLength: 18, autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }}
              />
              <div aria-live="polite" className="not-empty:mt-4">
                {found === 'nobody' && (
                  <Banner tone="caution">
                    <Trans>平台上还没有这家企业，可以邀请对方注册。</Trans>{' '}
                    <TextLink asChild>
                      <button type="button" onClick={onInvite}>
                        <Trans>生成邀请链接</Trans>
                      </button>
                    </TextLink>
                  </Banner>
                )}
                {found !== undefined && found !== 'nobody' && <FoundEnterprise found={found} />}
              </div>
            </div>
            {addable && <TextareaField name="note" label={t`备注`} textarea={{ maxLength: 200, rows: 2 }} />}
          </DialogBody>
          <DialogFooter>
            <Button onClick={onClose}>
              <Trans>取消</Trans>
            </Button>
            <Button type="submit" intent="primary" busy={busy || form.formState.isSubmitting} disabled={found !== undefined && !addable}>
              {addable ? <Trans>添加</Trans> : <Trans>查询</Trans>}
            </Button>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}

function FoundEnterprise({ found }: { readonly found: FoundSupplier }) {
  const { t } = useLingui();
  const sizeWords = useSizeWords();
  return (
    <div className="flex flex-col gap-3 rounded-md bg-surface-inset p-3">
      <Descriptions
        items={[
          { label: t`企业名称`, value: found.name },
          { label: t`企业规模`, value: sizeWords(found.size) },
          { label: t`认证状态`, value: <TermBadge term={certificationTerm(found)} /> },
        ]}
      />
      {found.known && (
        <p className="text-sm text-ink-muted">
          <Trans>该企业已在您的供应商名录中。</Trans>
        </p>
      )}
    </div>
  );
}
