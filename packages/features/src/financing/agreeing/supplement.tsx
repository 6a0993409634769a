import { contract, type FileView } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { Form, requiredText, showFieldProblems, TextareaField, useZodForm } from '@lianxin/forms';
import { Banner, Button, DialogBody, DialogFooter, NetworkButton } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Titled } from '../../acting/index.ts';
import { FailureBanner } from '../../notices/index.ts';
import { Attachments } from '../../uploads/index.ts';
import type { StepProps } from './agreeing-dialog.tsx';

const ANSWER_MAX = 500;
const FILES_MAX = 10;
const schema = z.object({ answer: requiredText(ANSWER_MAX) });

/** Answers what the lender asked to know more of, with papers. */
export function Supplement({ financing: { id, version, applicationNumber, questions, lenderName }, onClose, onDone }: StepProps) {
  const { t } = useLingui();
  const { run, busy, error } = useAction(contract.financing.supplement, { quiet: true });
  const [files, setFiles] = useState<readonly FileView[]>([]);
  const form = useZodForm(schema, { defaultValues: { answer: '' } });

  async function submit({ answer }: z.output<typeof schema>): Promise<void> {
    const result = await run({ id, version, answer, attachments: files.map((file) => file.id) });
    if (result.ok) onDone(t`${applicationNumber} 的补件已提交，等待${lenderName}审批`);
    else showFieldProblems(form, result.error.fields ?? []);
  }

  return (
    <Form form={form} onSubmit={submit} aria-label={t`融资补件`} className="flex min-h-0 flex-1 flex-col">
      <DialogBody className="flex flex-col gap-4">
        {questions !== null && (
          <Banner tone="caution" title={t`资金方要求补充`}>
            {questions}
          </Banner>
        )}
        <FailureBanner error={error} />
        <TextareaField
          name="answer"
          label={t`说明`}
          required
          hint={t`${lenderName}可以看到，不超过 500 个字`}
          textarea={{ maxLength: ANSWER_MAX, rows: 4 }}
        />
        <Titled title={<Trans>补充材料</Trans>}>
          <Attachments label={t`补充材料`} files={files} onChange={setFiles} max={FILES_MAX} />
        </Titled>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>
          <Trans>取消</Trans>
        </Button>
        <NetworkButton type="submit" intent="primary" busy={busy}>
          <Trans>提交补件</Trans>
        </NetworkButton>
      </DialogFooter>
    </Form>
  );
}
