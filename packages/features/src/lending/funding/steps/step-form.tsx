import type { ApiError } from '@lianxin/api/client';
import type { Result } from '@lianxin/api/react';
import { Form, showFieldProblems, type FormProps } from '@lianxin/forms';
import { Button, DialogBody, DialogFooter, NetworkButton } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { FailureBanner } from '../../../platform/notices/index.ts';
import type { StepEnd } from './step.ts';

export interface StepFormProps<Typed extends Record<string, unknown>, Sent> extends StepEnd {
  readonly form: FormProps<Typed, Sent>['form'];
  /** The accessible name of the form. @default the title of the step */
  readonly label?: string;
  /** Shown above the fields. @default nothing */
  readonly lead?: ReactNode;
  readonly send: (entered: Sent) => Promise<Result<unknown>>;
  readonly call: { readonly busy: boolean; readonly error: ApiError | undefined };
  /** The notice after success. */
  readonly done: string;
  readonly submitLabel: ReactNode;
  readonly children: ReactNode;
}

/** The form of a step in a dialog. It closes on success and shows the server's errors in place. */
export function StepForm<Typed extends Record<string, unknown>, Sent>(props: StepFormProps<Typed, Sent>) {
  const { form, title, label = title, lead, send, call, done, submitLabel, children, onClose, onDone } = props;

  const [atFields, setAtFields] = useState(false);

  async function submit(entered: Sent): Promise<void> {
    setAtFields(false);
    const result = await send(entered);
    if (result.ok) onDone(done);
    else setAtFields(showFieldProblems(form, result.error.fields ?? []));
  }

  return (
    <Form form={form} onSubmit={submit} aria-label={label} className="flex min-h-0 flex-1 flex-col">
      <DialogBody className="flex flex-col gap-4">
        {lead}
        <FailureBanner error={atFields ? undefined : call.error} />
        {children}
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>
          <Trans>取消</Trans>
        </Button>
        <NetworkButton type="submit" intent="primary" busy={call.busy}>
          {submitLabel}
        </NetworkButton>
      </DialogFooter>
    </Form>
  );
}
