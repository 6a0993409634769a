import { TextField, useWatch, type TextFieldProps } from '@lianxin/forms';
import { Button, CheckIcon } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import type { Mark } from './recognition.ts';

export interface RecognisedFieldProps extends TextFieldProps {
  /** Source of the value; undefined if typed. */
  readonly mark: Mark | undefined;
  /** Called when the person has checked it, by clicking or typing. */
  readonly onSeen: () => void;
}

/** A text that a picture may fill in; an uncertain reading asks to be checked. */
export function RecognisedField({ mark, onSeen, hint, input, ...field }: RecognisedFieldProps) {
  const value: unknown = useWatch({ name: field.name });
  return (
    <TextField
      {...field}
      hint={
        mark === 'confirm' ? (
          <span className="text-caution-ink">
            <Trans>识别结果不确定，请对照证件核对。</Trans>
          </span>
        ) : (
          hint
        )
      }
      input={{
        ...input,
        onInput: () => {
          if (mark !== undefined) onSeen();
        },
        ...(mark === 'confirm' && value !== ''
          ? {
              suffix: (
                <Button size="sm" className="-mr-1.5" icon={<CheckIcon />} onClick={onSeen}>
                  <Trans>无误</Trans>
                </Button>
              ),
            }
          : {}),
      }}
    />
  );
}
