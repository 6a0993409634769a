import type { FileId, FileView } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { requiredText, TextareaField, useZodForm } from '@lianxin/forms';
import { Banner } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Titled } from '../../../applications/application/index.ts';
import { Attachments } from '../../../platform/uploads/index.ts';
import type { DetailKind } from '../detail/detail-kind.ts';
import type { Call, FundingDetail, Versioned } from '../kinds.ts';
import { StepForm } from './step-form.tsx';
import type { StepEnd } from './step.ts';

const ANSWER_MAX = 500;
const FILES_MAX = 10;
const schema = z.object({ answer: requiredText(ANSWER_MAX) });

export interface SupplementProps<Detail extends FundingDetail> extends StepEnd, Pick<DetailKind<Detail>, 'asker'> {
  readonly application: Detail;
  readonly supplement: Call<Versioned<Detail['id']> & { readonly answer: string; readonly attachments: FileId[] }>;
}

/** Answers the lender's or guarantor's questions, with files. */
export function Supplement<Detail extends FundingDetail>({ application, supplement, asker, ...end }: SupplementProps<Detail>) {
  const { t, i18n } = useLingui();
  const [files, setFiles] = useState<readonly FileView[]>([]);
  const call = useAction(supplement, { quiet: true });
  const form = useZodForm(schema, { defaultValues: { answer: '' } });
  const { id, version, applicationNumber, questions } = application;
  const { asks, reader } = asker(application);
  return (
    <StepForm
      {...end}
      form={form}
      lead={
        questions !== null && (
          <Banner tone="caution" title={i18n._(asks)}>
            {questions}
          </Banner>
        )
      }
      call={call}
      send={({ answer }) => call.run({ id, version, answer, attachments: files.map((file) => file.id) })}
      done={t`${applicationNumber} 的补件已提交，等待${reader}审批`}
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
