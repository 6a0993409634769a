import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { requiredText, TextareaField, useZodForm } from '@lianxin/forms';
import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { StepForm } from '../../funding/index.ts';
import type { LendingStepProps } from './step-props.ts';

const QUESTIONS_MAX = 500;
const schema = z.object({ questions: requiredText(QUESTIONS_MAX) });

/** Requests more information from the borrower; the application waits for the response. */
export function AskMore({ pledge: { id, version, applicationNumber, holder }, ...end }: LendingStepProps) {
  const { t } = useLingui();
  const call = useAction(contract.pledge.decide, { quiet: true });
  const form = useZodForm(schema, { defaultValues: { questions: '' } });
  const reader = holder.name;
  return (
    <StepForm
      {...end}
      form={form}
      call={call}
      send={({ questions }) => call.run({ id, version, act: 'askMore', reason: questions })}
      done={t`${applicationNumber} 已要求${reader}补件`}
      submitLabel={<Trans>要求补件</Trans>}
    >
      <TextareaField
        name="questions"
        label={t`需要补充的内容`}
        required
        hint={t`${reader}可以看到，不超过 500 个字`}
        textarea={{ maxLength: QUESTIONS_MAX, rows: 5 }}
      />
    </StepForm>
  );
}
