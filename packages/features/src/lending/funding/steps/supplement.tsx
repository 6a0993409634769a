import type { FileId, FileView } from '@lianxin/api/contract';
import type { Result } from '@lianxin/api/react';
import { requiredText, TextareaField, useZodForm } from '@lianxin/forms';
import { Banner } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Titled } from '../../../applications/application/index.ts';
import { Attachments } from '../../../platform/uploads/index.ts';
import { StepForm, type StepFormProps } from './step-form.tsx';
import type { StepEnd } from './use-steps.tsx';

const ANSWER_MAX = 500;
const FILES_MAX = 10;
const schema = z.object({ answer: requiredText(ANSWER_MAX) });

export interface SupplementProps extends StepEnd, Pick<StepFormProps<never, never>, 'label' | 'call' | 'done'> {
  /** Who asked, as a heading, and what. */
  readonly asked: { readonly title: string; readonly questions: string | null };
  /** Who will read the answer. */
  readonly reader: string;
  readonly send: (answer: { readonly answer: string; readonly attachments: FileId[] }) => Promise<Result<unknown>>;
}

/** Answers what somebody asked to know more of before they decide, with papers. */
export function Supplement({ asked, reader, send, ...step }: SupplementProps) {
  const { t } = useLingui();
  const [files, setFiles] = useState<readonly FileView[]>([]);
  const form = useZodForm(schema, { defaultValues: { answer: '' } });
  return (
    <StepForm
      {...step}
      form={form}
      lead={
        asked.questions !== null && (
          <Banner tone="caution" title={asked.title}>
            {asked.questions}
          </Banner>
        )
      }
      send={({ answer }) => send({ answer, attachments: files.map((file) => file.id) })}
      submitLabel={<Trans>提交补件</Trans>}
    >
      <TextareaField
        name="answer"
        label={t`说明`}
        required
        hint={t`${reader}可以看到，不超过 500 个字`}
        textarea={{ maxLength: ANSWER_MAX, rows: 4 }}
      />
      <Titled title={<Trans>补充材料</Trans>}>
        <Attachments label={t`补充材料`} files={files} onChange={setFiles} max={FILES_MAX} />
      </Titled>
    </StepForm>
  );
}
